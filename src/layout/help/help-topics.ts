/** The footer's items that open a text, by the hash that addresses each. */
export const helpTopics = {
  'product-support': 'Product Support',
  'order-tracking': 'Order Tracking',
  shipping: 'Shipping & Delivery',
  returns: 'Returns',
  careers: 'Careers',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
} as const;

export type HelpTopic = keyof typeof helpTopics;

/** The topic that an address's hash (`#returns`) names, or `undefined`. */
export function parseHelpTopic(hash: string): HelpTopic | undefined {
  const name = hash.slice(1);
  return isHelpTopic(name) ? name : undefined;
}

function isHelpTopic(name: string): name is HelpTopic {
  return Object.hasOwn(helpTopics, name);
}
