import { brand } from './brand';
import { paths } from './lib/paths';

const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: `${brand.name}: laptops, phones, watches and accessories, described in plain words. ${brand.tagline}`,
  [paths.statistics]: `Prices and ratings of every gadget at ${brand.name}, in one chart.`,
  [paths.dashboard]: `Your cart and your wishlist at ${brand.name}, kept on this device.`,
  [paths.aboutUs]: `Who makes ${brand.name}, what we hold to, and how to reach us.`,
  [paths.details]: `Picture, price, specifications and rating of a gadget at ${brand.name}.`,
};

/** What search engines say of the page at a path; only the prerendered pages carry it. */
export function pageDescription(path: string): string {
  return descriptions[path] ?? `There is no such page at ${brand.name}.`;
}
