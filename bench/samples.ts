import type { Figure } from './figure';
import { median } from './numbers';

/** Each figure's measurements, run by run. */
export class Samples {
  readonly #values = new Map<Figure, Map<string, number[]>>();

  /**
   * Records the result of a run.
   * @param part tells apart what is measured several times in a run, such as the press of each category
   */
  add(figure: Figure, value: number, part = ''): void {
    const parts = this.#values.get(figure) ?? new Map<string, number[]>();
    this.#values.set(figure, parts.set(part, [...(parts.get(part) ?? []), value]));
  }

  /**
   * Returns the result of the runs, or `undefined` if none has one: the median over the runs, and of
   * several parts the slowest one's. So a part that is always slow counts, and one slowed once by another program does
   * not.
   */
  of(figure: Figure): number | undefined {
    const parts = this.#values.get(figure);
    return parts && Math.max(...[...parts.values()].map(median));
  }
}

/** Runs a measurement; reports and skips a failure. */
export async function attempt(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.warn(`  ${what}: ${reason}`);
  }
}
