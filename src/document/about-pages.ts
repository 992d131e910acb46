import { settings } from '@shop/settings';
import type { Path } from '../app/routes';
import { paths } from '../lib/paths';
import { noun } from '../words/words';

interface About {
  /** For search engines and link previews. */
  description: string;
  /** Only if it is the same for everybody. */
  inSitemap: boolean;
}

/** Only the build reads these, so they are not in `routes`, which is in the first load. */
export const aboutPages: Readonly<Record<Path, About>> = {
  [paths.home]: { description: settings.home.description, inSitemap: true },
  [paths.statistics]: {
    description: `Prices and ratings of every ${noun.one} at ${settings.name}, in one chart.`,
    inSitemap: true,
  },
  [paths.dashboard]: {
    description: `Your cart and your wishlist at ${settings.name}, kept on this device.`,
    inSitemap: false,
  },
  [paths.aboutUs]: {
    description: `Who is behind ${settings.name}, what we stand for, and how to reach us.`,
    inSitemap: true,
  },
  [paths.details]: {
    description: `Picture, price, specifications and rating of any ${noun.one} at ${settings.name}.`,
    inSitemap: false,
  },
};

export const aboutNotFound: About = {
  description: `There is no such page at ${settings.name}.`,
  inSitemap: false,
};
