import type { Figure } from './figure';
import { median } from './numbers';

/** What was measured of each figure, run by run. */
export class Samples {
  readonly #values = new Map<Figure, number[]>();

  /** Notes what one run came to. */
  add(figure: Figure, value: number): void {
    const values = this.#values.get(figure);
    if (values) values.push(value);
    else this.#values.set(figure, [value]);
  }

  /** The median over the runs, or `undefined` where none came to anything. */
  of(figure: Figure): number | undefined {
    const values = this.#values.get(figure);
    return values && median(values);
  }
}

/** Measures something; what cannot be measured is said and left out, and the rest goes on. */
export async function attempt(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.warn(`  ${what}: ${reason}`);
  }
}
