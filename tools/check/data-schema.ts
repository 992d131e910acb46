import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of Data.json, for editors, with the shop's own categories (JSON Schema, draft 7). */
export function dataSchema(categories: readonly string[]): string {
  const schema = JSON.parse(readFileSync(path.join(import.meta.dirname, 'Data.schema.json'), 'utf8'));
  schema.items.properties.category = { enum: categories };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

/** Writes it beside the Data.json of the owner's folder, where it has changed. */
export function writeDataSchema(folder: string, categories: readonly string[]): void {
  const file = path.join(folder, 'Data.schema.json');
  const schema = dataSchema(categories);
  try {
    if (readFileSync(file, 'utf8') === schema) return;
  } catch {
    // There is none yet.
  }
  writeFileSync(file, schema);
}
