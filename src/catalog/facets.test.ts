import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { countAttributes, facetsOf, type Facet } from './facets';
import type { Product } from './product';
import { parseQuery } from './query';
import { joinGroups } from './variants';

const offered = (products: readonly Product[], search = ''): Facet[] =>
  facetsOf(products, countAttributes(products), parseQuery(search));

const names = (products: readonly Product[], search = '') =>
  offered(products, search).map(({ name }) => name);

/** The values of a facet of choices, as `8 GB 2`; chosen ones in brackets. */
function choices(facet: Facet | undefined): string[] {
  if (facet?.kind !== 'choice') throw new Error(`${facet?.name} is not a facet of choices.`);
  return facet.values.map(({ value, count, isChosen }) =>
    isChosen ? `[${value}] ${count}` : `${value} ${count}`,
  );
}

const named = (name: string, products: readonly Product[], search = '') =>
  offered(products, search).find((facet) => facet.name === name);

const laptop = (id: string, price: number, ...specification: string[]) =>
  product(id, { price, specification });

const laptops = [
  laptop('b', 500, 'Memory: 16 GB', 'Storage: 1 TB', 'Weight: 900 g'),
  laptop('a', 900, 'Memory: 8 GB, soldered', 'Storage: 1 TB', 'Weight: 2 kg'),
  laptop('d', 500, 'Memory: 16 GB', 'Storage: 512 GB', 'Weight: 3.25 kg'),
  laptop('c', 99.99, 'Memory: 8 GB', 'Storage: 512 GB', 'Weight: 4 kg'),
];

/** So many products for each value of an attribute. */
const having = (name: string, counts: Readonly<Record<string, number>>): Product[] =>
  Object.entries(counts).flatMap(([value, count]) =>
    Array.from({ length: count }, (_, nth) =>
      product(`${value}-${nth}`, { specification: [`${name}: ${value}`] }),
    ),
  );

/** The values of a facet that is folded. */
const first = (facet: Facet | undefined) =>
  facet?.kind === 'choice' ? facet.values.flatMap(({ value, isFirst }) => (isFirst ? [value] : [])) : [];

const sizes = (count: number) =>
  having('Size', Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index} mm`, 3])));

const shirt = (id: string, color: string) => ({
  ...product(id, { specification: [`Color: ${color}`] }),
  offer: {
    availability: 'in_stock',
    stock: 'In Stock',
    isSoldOut: false,
    item_group_id: 'shirt',
  } as const,
});

describe('facets', () => {
  it('are the attributes in common with different values, with counts', () => {
    expect(names(laptops)).toEqual(['Memory', 'Storage', 'Weight']);
    expect(choices(offered(laptops)[0])).toEqual(['8 GB 2', '16 GB 2']);
    expect(offered([])).toEqual([]);
  });

  it('are the attributes of at least half of the products', () => {
    const described = having('Color', { Red: 5, Blue: 4 });
    const others = Array.from({ length: 10 }, (_, n) => product(`s${n}`));
    expect(names([...described, ...others.slice(0, 9)])).toEqual(['Color']);
    expect(names([...described, ...others])).toEqual([]);
  });

  it('are at most eight, the most shared, in the order in which products name them', () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
    const many = [10, 10, 10, 10, 9, 8].map((count, index) =>
      product(`p${index}`, { specification: all.slice(-count).map((name) => `${name}: ${index % 2}`) }),
    );
    expect(names(many)).toEqual(all.slice(2));
    expect(names(many, '?f=A:0')).toEqual(['A', ...all.slice(2, 9)]);
    const reversed = many.map((one) => ({ ...one, specification: one.specification.toReversed() }));
    expect(names(reversed)).toEqual(['J', 'I', 'H', 'G', 'F', 'E', 'D', 'C']);
  });

  it('are not attributes of which all products have the same, or each its own', () => {
    expect(names(having('Maker', { One: 2 }))).toEqual([]);
    expect(names(having('Number', { A: 1, B: 1, C: 1, D: 1, E: 2 }))).toEqual([]);
    expect(names(having('Maker', { A: 1, B: 1, C: 1, D: 2 }))).toEqual(['Maker']);
  });

  it('stay in place when one is chosen, even if few products have it', () => {
    const few = laptops.map((one, index) =>
      index === 0 ? { ...one, specification: [...one.specification, 'Fan: None'] } : one,
    );
    expect(names(few)).toEqual(['Memory', 'Storage', 'Weight']);
    expect(names(few, '?f=Storage:1+TB')).toEqual(['Memory', 'Storage', 'Weight']);
    expect(names(few, '?f=Fan:None')).toEqual(['Memory', 'Storage', 'Weight', 'Fan']);
    expect(choices(named('Color', few, '?f=Color:Red'))).toEqual(['[Red] 0']);
    expect(named('Color', few, '?r=Color:1-+g')).toEqual({ kind: 'range', name: 'Color', unit: 'g' });
  });
});

describe('choices', () => {
  it('count the variants of a group once, as they have one card', () => {
    const products = [
      shirt('red m', 'Red'),
      shirt('red l', 'Red'),
      shirt('blue m', 'Blue'),
      product('hat', { specification: ['Color: Red'] }),
    ];
    joinGroups(products);
    expect(choices(named('Color', products))).toEqual(['Blue 1', 'Red 2']);
  });

  it('count what choosing would show, with all filters but their own', () => {
    const search = '?f=Memory:8+GB&price=500-';
    expect(choices(named('Memory', laptops, search))).toEqual(['[8 GB] 1', '16 GB 2']);
    expect(choices(named('Storage', laptops, search))).toEqual(['1 TB 1', '512 GB 0']);
    expect(choices(named('Storage', laptops, '?r=Weight:1-+kg'))).toEqual(['512 GB 2', '1 TB 1']);
    expect(choices(named('Storage', laptops, '?f=Memory:8+GB&price=1000-'))).toEqual(['512 GB 0', '1 TB 0']);
  });

  it('have what would leave nothing at their end, but not what is chosen', () => {
    const products = [
      laptop('1', 1, 'Maker: A', 'Color: Red'),
      laptop('2', 1, 'Maker: A', 'Color: Mint'),
      laptop('3', 1, 'Maker: B', 'Color: Black'),
      laptop('4', 1, 'Maker: B', 'Color: Red'),
    ];
    expect(choices(named('Color', products, '?f=Maker:A'))).toEqual(['Mint 1', 'Red 1', 'Black 0']);
    expect(choices(named('Color', products, '?f=Maker:A&f=Color:Black'))).toEqual([
      '[Black] 0',
      'Mint 1',
      'Red 1',
    ]);
  });

  it('are all offered, with eight unfolded, or of more the six most shared that leave something', () => {
    const makers = { A: 2, B: 3, C: 4, D: 5, E: 6, F: 7, G: 8, H: 9 };
    const eight = having('Maker', makers);
    expect(first(offered(eight)[0])).toHaveLength(8);
    const nine = [...eight, ...having('Maker', { I: 1 })];
    expect(choices(offered(nine)[0])).toHaveLength(9);
    expect(first(offered(nine)[0])).toEqual(['C', 'D', 'E', 'F', 'G', 'H']);
    expect(first(offered(nine, '?f=Maker:I')[0])).toEqual(['D', 'E', 'F', 'G', 'H', 'I']);
    const dear = nine.map((one) => (one.product_id.startsWith('H') ? one : { ...one, price: 99 }));
    expect(first(offered(dear, '?price=50-')[0])).toEqual(['B', 'C', 'D', 'E', 'F', 'G']);
  });
});

describe('ranges', () => {
  it('are of attributes with many amounts, in the unit that most have', () => {
    expect(named('Weight', laptops)).toEqual({
      kind: 'range',
      name: 'Weight',
      unit: 'kg',
      ends: { from: 0.9, to: 4 },
    });
    const inches = having('Display', {
      '13.3-inch OLED': 2,
      '14-inch IPS': 2,
      '15-inch': 1,
      '16-inch': 1,
      OLED: 1,
    });
    expect(named('Display', inches)).toMatchObject({
      kind: 'range',
      unit: 'inch',
      ends: { from: 13.3, to: 16 },
    });
  });

  it('are not of few amounts, of numbers without a unit, nor where many values are no amounts', () => {
    for (const [name, values] of [
      ['Memory', { '4 GB': 2, '8 GB': 3, '16 GB': 3, '32 GB': 2 }],
      ['Storage', { '256 GB': 1, '512 GB': 1, '1 TB': 2 }],
      ['Ports', { '1': 1, '2': 1, '3': 1, '4': 1, '5': 3 }],
      ['Length', { '1 m': 1, '2 m': 1, '3 m': 1, '4 m': 1, none: 3 }],
      ['Measures', { '1 m': 1, '2 kg': 1, '3 W': 1, '4 s': 2 }],
    ] as const)
      expect(named(name, having(name, values))?.kind, name).toBe('choice');
  });

  it('are of more than twelve amounts, however many products have each', () => {
    expect(named('Size', sizes(12))?.kind).toBe('choice');
    expect(named('Size', sizes(13))?.kind).toBe('range');
  });

  it('are in the unit that is chosen, and choices where a value is', () => {
    expect(named('Weight', laptops, '?r=Weight:-3000+g')).toMatchObject({
      unit: 'g',
      ends: { from: 900, to: 4000 },
    });
    expect(named('Memory', laptops, '?r=Memory:-8+GB')).toMatchObject({ kind: 'range', unit: 'GB' });
    expect(choices(named('Weight', laptops, '?f=Weight:2+kg'))).toEqual([
      '900 g 1',
      '[2 kg] 1',
      '3.25 kg 1',
      '4 kg 1',
    ]);
  });
});
