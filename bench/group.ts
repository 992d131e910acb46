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
  /** The number of runs. */
  readonly runs: number;
  /** The shop's own products. */
  readonly own: readonly Product[];
  /** A free port for remote debugging. */
  readonly debuggingPort: number;
}

/** Figures measured together. */
export interface Group {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly measure: (bench: Bench) => Promise<void>;
}
