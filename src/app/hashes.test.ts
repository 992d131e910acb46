import { expect, it } from 'vitest';
import { helpTopics, parseHelpTopic } from '../layout/help-topics';
import { comparisonHash, contactSection } from '../lib/paths';
import { formatSharedList, parseSharedList } from '../lib/shared-list';

it('no hash means two things: a text of the footer, a section, the comparison, or a shared list', () => {
  const shared = [
    formatSharedList('cart', ['returns']),
    formatSharedList('wishlist', ['returns']),
    formatSharedList('compare', ['returns']),
  ];
  for (const hash of [...shared, comparisonHash]) expect(parseHelpTopic(hash)).toBeUndefined();
  const others = [...Object.keys(helpTopics), contactSection].map((name) => `#${name}`);
  for (const hash of [...others, comparisonHash]) expect(parseSharedList(hash)).toBeUndefined();
  expect(others.some((hash) => hash.startsWith(comparisonHash))).toBe(false);
});
