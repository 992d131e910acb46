import type { View } from './views';

/** A product's model in Data.json. */
export interface ModelEntry {
  readonly file: string;
  readonly bytes: number;
  readonly views: readonly View[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Data.json's text with these models in it, by product; a model that is gone goes. All else stays as it is, to the
 * byte, where the file is indented by two spaces.
 */
export function withModels(text: string, models: ReadonlyMap<string, ModelEntry>): string {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) throw new Error('Data.json is not a list.');
  const changed = entries.map((entry: unknown) => {
    if (!isRecord(entry)) return entry;
    const { model: _, ...rest } = entry;
    const model = models.get(String(entry['product_id']));
    if (model === undefined) return rest;
    // In its place, so that nothing moves.
    return 'model' in entry ? { ...entry, model } : { ...rest, model };
  });
  return `${JSON.stringify(changed, undefined, 2)}\n`;
}
