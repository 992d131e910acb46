import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** JSON Schema (draft 7) of Data.json with the shop's own categories, for editors. */
export function dataSchema(categories: readonly string[]): string {
  const schema = JSON.parse(readFileSync(path.join(import.meta.dirname, 'Data.schema.json'), 'utf8'));
  schema.items.properties.category = { enum: categories };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

/** Writes the schema beside the owner's Data.json, if it has changed. */
export function writeDataSchema(folder: string, categories: readonly string[]): void {
  const file = path.join(folder, 'Data.schema.json');
  const schema = dataSchema(categories);
  try {
    if (readFileSync(file, 'utf8') === schema) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, schema);
}
