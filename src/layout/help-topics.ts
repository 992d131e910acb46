import type { HelpTopic } from '../lib/shop';

/** The footer's items that open a text, by their hashes. */
export const helpTopics: Readonly<Record<HelpTopic, string>> = {
  'product-support': 'Product Support',
  'order-tracking': 'Order Tracking',
  shipping: 'Shipping & Delivery',
  returns: 'Returns',
  careers: 'Careers',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
};

function isHelpTopic(name: string): name is HelpTopic {
  return Object.hasOwn(helpTopics, name);
}

/** The topic that a hash (`#returns`) names. */
export function parseHelpTopic(hash: string): HelpTopic | undefined {
  const name = hash.slice(1);
  return isHelpTopic(name) ? name : undefined;
}
