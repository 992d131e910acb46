import type { HelpTopic } from '../lib/shop';

/** The footer's items that open a text, by column and by their hashes. */
export const topicColumns = {
  Services: {
    'product-support': 'Product Support',
    'order-tracking': 'Order Tracking',
    shipping: 'Shipping & Delivery',
    returns: 'Returns',
  },
  Company: { careers: 'Careers' },
  Legal: { terms: 'Terms of Service', privacy: 'Privacy Policy', cookies: 'Cookie Policy' },
} as const;

/** A topic that is in no column is a type error. */
export const helpTopics: Readonly<Record<HelpTopic, string>> = {
  ...topicColumns.Services,
  ...topicColumns.Company,
  ...topicColumns.Legal,
};

function isHelpTopic(name: string): name is HelpTopic {
  return Object.hasOwn(helpTopics, name);
}

/** The topic that a hash (`#returns`) names. */
export function parseHelpTopic(hash: string): HelpTopic | undefined {
  const name = hash.slice(1);
  return isHelpTopic(name) ? name : undefined;
}
