/** Something to tell the owner, with its place. */
export interface Finding {
  line: number;
  /** The product's title, or what else it is about. */
  about: string;
  message: string;
  /** "variants" are many and as they should be; a product "left out" is bad input, one "not for sale" is not. */
  kind: 'left out' | 'not for sale' | 'note' | 'variants';
}

/** Collects what is found. What is true of many products is told once, with how many. */
export class Findings {
  readonly #list: Finding[] = [];
  readonly #general = new Map<string, { line: number; count: number }>();

  add(kind: Finding['kind'], line: number, about: string, message: string): void {
    this.#list.push({ kind, line, about, message });
  }

  /** @param message goes on after "3 products": "have no picture" */
  tally(line: number, message: string): void {
    const earlier = this.#general.get(message);
    if (earlier) earlier.count += 1;
    else this.#general.set(message, { line, count: 1 });
  }

  all(): Finding[] {
    const general = [...this.#general].map(([message, { line, count }]): Finding => ({
      kind: 'note',
      line,
      about: count === 1 ? '1 product' : `${count} products, the first here`,
      message,
    }));
    return [...this.#list, ...general].sort((a, b) => a.line - b.line);
  }
}
