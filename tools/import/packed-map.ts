/**
 * A map whose values are stored as serialized JSON outside the heap, in a third of the memory. 100,000 products as
 * objects, whose strings keep the whole file alive, would take several hundred megabytes.
 */
export class PackedMap<Key, Value> {
  readonly #bytes = new Map<Key, Buffer>();
  #last: { key: Key; value: Value } | undefined;

  get size(): number {
    this.#pack();
    return this.#bytes.size;
  }

  /** The value may be mutated until another key is accessed. */
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

  /** Removes each value as it is yielded. */
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
