import type { Browser } from 'playwright';
import type { Product } from './catalogs/product';
import type { Figure } from './figure';
import type { Samples } from './samples';
import type { Shops } from './shops';

/** The tools that a group measures with. */
export interface Bench {
  readonly browser: Browser;
  readonly shops: Shops;
  readonly samples: Samples;
  /** How often each figure is taken. */
  readonly runs: number;
  /** The shop's own products. */
  readonly own: readonly Product[];
  /** A port that is free for a browser's remote control. */
  readonly debuggingPort: number;
}

/** Figures that are taken together. */
export interface Group {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly measure: (bench: Bench) => Promise<void>;
}
