import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseCatalog } from '../../../src/catalog/load-catalog';
import { help } from '../help';

const entries: unknown[] = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../Data.json'), 'utf8'),
);
const { products } = await parseCatalog(entries);

it('writes the telephone number as in the United States, and dials it from anywhere', () => {
  expect(Object.values(help).flat().join('\n')).toContain('[(202) 555-0100](tel:+12025550100)');
});

it('gives each weight in pounds or ounces too', () => {
  const grams = new Map([
    ['g', 1],
    ['kg', 1000],
    ['oz', 28.3495],
    ['lb', 453.592],
  ]);
  const inGrams = (amount: string, unit: string) => Number(amount) * (grams.get(unit) ?? Number.NaN);
  for (const line of products.flatMap(({ specification }) => specification)) {
    const { metric, unit, american, other } =
      /^Weight: \D*(?<metric>[\d.]+) (?<unit>k?g)\b.*\((?<american>[\d.]+) (?<other>oz|lb)\)$/u.exec(line)?.groups ?? {};
    if (metric === undefined || unit === undefined || american === undefined || other === undefined) continue;
    expect(inGrams(american, other) / inGrams(metric, unit), line).toBeCloseTo(1, 1);
  }
});
