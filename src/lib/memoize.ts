/** Computes once for each object, as long as it lives. */
export function memoize<Key extends object, Value extends object>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key);
    if (value) return value;
    const made = compute(key);
    known.set(key, made);
    return made;
  };
}
