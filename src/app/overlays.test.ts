// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formatSharedList } from '../features/share/shared-list';
import { helpTopics } from '../layout/help-topics';
import { hashAddress, overlayHashes, paths, sections } from '../lib/paths';
import { overlayAt, overlays } from './overlays';

const everywhere = [
  ...Object.keys(helpTopics).map((topic) => `#${topic}`),
  ...(['cart', 'wishlist', 'compare'] as const).map((list) => formatSharedList(list, ['returns'])),
  overlayHashes.comparison,
];
const onOneScreen = [
  [paths.home, overlayHashes.filters],
  [paths.details, overlayHashes.pictures],
  [paths.details, overlayHashes.model],
] as const;

it('gives each hash one overlay at most', () => {
  for (const hash of [...everywhere, ...Object.values(overlayHashes)])
    expect(
      overlays.filter(({ opensAt }) => opensAt(hash)),
      hash,
    ).toHaveLength(1);
});

it('opens texts, lists from a link and the comparison over every screen', () => {
  for (const hash of everywhere)
    for (const path of [...Object.values(paths), '/nowhere']) expect(overlayAt(path, hash)).toBeDefined();
});

it('opens filters over Home, and pictures and model over Details', () => {
  for (const [own, hash] of onOneScreen)
    for (const path of Object.values(paths))
      expect(overlayAt(path, hash) !== undefined, path + hash).toBe(path === own);
});

it('opens nothing for a section, a product, or a hash that nobody knows', () => {
  const others = [
    ...Object.values(sections).map((id) => `#${id}`),
    hashAddress('returns').slice(paths.details.length),
    '',
    '#',
    '#return',
    '#returns=1',
    '#cart',
    '#Cart=a',
    '#compared',
    '#constructor',
  ];
  for (const hash of others)
    for (const path of Object.values(paths)) expect(overlayAt(path, hash), path + hash).toBeUndefined();
});
