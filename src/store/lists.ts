import * as v from 'valibot';

/** Reads a stored list. Leaves out what is no item, and of two with one key the earlier; then calls `onLoss`. */
export const listParser =
  <Item>(schema: v.GenericSchema<unknown, Item>, keyOf: (item: Item) => string) =>
  (data: unknown, onLoss: () => void = () => undefined): readonly Item[] => {
    const inputs: readonly unknown[] = Array.isArray(data) ? data : [];
    const items = new Map<string, Item>();
    for (const input of inputs) {
      const result = v.safeParse(schema, input);
      if (result.success) items.set(keyOf(result.output), result.output);
    }
    if (items.size < inputs.length) onLoss();
    return [...items.values()];
  };
