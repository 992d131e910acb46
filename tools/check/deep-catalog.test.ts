import { describe, expect, it } from 'vitest';
import { checkCatalog } from './check-catalog';

const around = { find: () => true as const, categories: ['Phones'], currency: 'USD' };

const nested = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`;
const lists = nested('[', ']');
const objects = nested('{"a":', '}');

describe('A catalog that goes too deep', () => {
  it.each([
    ['lists in a field', `[\n{"description": ${lists}}]`, [2, 17 + 98]],
    ['objects in a field', `[\n{"price": ${objects}}]`, [2, 11 + 98 * 5]],
    ['lists in a field that nobody knows', `[\n{"mine": ${lists}}]`, [2, 10 + 98]],
    ['objects for a product', `[\n${objects}]`, [2, 1 + 99 * 5]],
    ['lists that have no end', `[\n${'['.repeat(20_000)}`, [2, 1 + 99]],
  ])('is told with its place: %s', (_what, text, [line, column]) => {
    expect(checkCatalog(text, around)).toMatchObject({
      sold: 0,
      faults: [
        { line, column, message: 'has lists or objects nested more than 100 deep, the innermost here' },
      ],
    });
  });

  it('does not make long words of a long value', () => {
    const text = JSON.stringify([{ price: 'x'.repeat(1_000_000) }]);
    const { faults } = checkCatalog(text, around);
    const price = faults.find(({ message }) => message.startsWith('price'));
    expect(price?.message).toMatch(/^price "x{1,200}… is not a number$/u);
  });
});
