export interface Finding {
  line: number;
  /** The product's title, or another subject. */
  about: string;
  message: string;
  /** "left out" is bad input; "not for sale" and "variants" are not. */
  kind: 'left out' | 'not for sale' | 'note' | 'variants';
}

/** Collects findings. Those that apply to many products are reported once, with a count. */
export class Findings {
  readonly #list: Finding[] = [];
  readonly #general = new Map<string, { line: number; count: number }>();

  add(kind: Finding['kind'], line: number, about: string, message: string): void {
    this.#list.push({ kind, line, about, message });
  }

  /** @param message continues "3 products: …" */
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
