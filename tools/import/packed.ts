/**
 * Values as bytes outside the heap, where they take a third of the room: a hundred thousand products, and the slices of
 * the file that their texts are, would be several hundred megabytes.
 */
export class Packed<Key, Value> {
  readonly #bytes = new Map<Key, Buffer>();
  #last: { key: Key; value: Value } | undefined;

  get size(): number {
    this.#pack();
    return this.#bytes.size;
  }

  /** The value to read or to change; changes count until another is asked for. */
  get(key: Key): Value | undefined {
    if (this.#last?.key === key) return this.#last.value;
    const bytes = this.#bytes.get(key);
    if (!bytes) return undefined;
    const value: Value = JSON.parse(bytes.toString());
    this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    if (this.#last?.key !== key) this.#pack();
    this.#last = { key, value };
  }

  *values(): Generator<Value> {
    this.#pack();
    for (const bytes of this.#bytes.values()) yield JSON.parse(bytes.toString());
  }

  /** Each value once, in order; what has been taken is gone. */
  *drain(): Generator<Value> {
    this.#pack();
    for (const [key, bytes] of this.#bytes) {
      this.#bytes.delete(key);
      yield JSON.parse(bytes.toString());
    }
  }

  #pack(): void {
    if (!this.#last) return;
    this.#bytes.set(this.#last.key, Buffer.from(JSON.stringify(this.#last.value)));
    this.#last = undefined;
  }
}
