import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { compareValues, facetsOf } from './facets';
import { parseQuery, plainQuery } from './query';

const laptop = (id: string, price: number, rating: number, ...specification: string[]) =>
  product(id, { product_title: `Laptop ${id}`, price, rating, specification });

const products = [
  laptop('b', 500, 4.1, 'Memory: 16 GB', 'Storage: 1 TB', 'Weight: 1 kg'),
  laptop('a', 900, 4.9, 'Memory: 8 GB, soldered', 'Storage: 1 TB', 'Weight: 2 kg'),
  laptop('d', 500, 4.9, 'Memory: 16 GB', 'Storage: 512 GB', 'Weight: 3 kg'),
  laptop('c', 99.99, 3, 'Memory: 8 GB', 'Storage: 512 GB', 'Weight: 4 kg'),
];

describe('facets', () => {
  it('are the attributes in common with different values, with counts', () => {
    expect(facetsOf(products, plainQuery).map(({ name }) => name)).toEqual(['Memory', 'Storage']);
    expect(facetsOf(products, plainQuery)[0]?.values).toEqual([
      { value: '8 GB', count: 2, chosen: false },
      { value: '16 GB', count: 2, chosen: false },
    ]);
  });

  it('are the attributes of at least half of the products', () => {
    const described = Array.from({ length: 9 }, (_, n) =>
      product(`t${n}`, { specification: [`Color: ${n % 2}`] }),
    );
    const others = Array.from({ length: 81 }, (_, n) => product(`s${n}`));
    for (const [otherCount, facets] of [
      [9, 1],
      [10, 0],
      [81, 0],
    ] as const) {
      const offered = facetsOf([...described, ...others.slice(0, otherCount)], plainQuery);
      expect(offered, `beside ${otherCount} others`).toHaveLength(facets);
    }
  });

  it('are at most six, the most shared first', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const many = [5, 6, 7, 8, 8, 8].map((count, index) =>
      product(`p${index}`, { specification: names.slice(-count).map((name) => `${name}: ${index % 2}`) }),
    );
    expect(facetsOf(many, plainQuery).map(({ name }) => name)).toEqual(['D', 'E', 'F', 'G', 'H', 'C']);
  });

  it('offer all of twelve values, and of more the twelve most shared', () => {
    // One product has one port, two have two, and so on.
    const many = Array.from({ length: 15 }, (_, index) =>
      Array.from({ length: index + 1 }, (__, nth) =>
        product(`${index}-${nth}`, { specification: [`Ports: ${index + 1}`] }),
      ),
    );
    for (const [ports, values] of [
      [12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
      [15, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    ] as const) {
      const [facet] = facetsOf(many.slice(0, ports).flat(), plainQuery);
      expect(facet?.values.map(({ value }) => Number(value))).toEqual(values);
    }
  });

  it('offer of many values none that a single product has', () => {
    const many = Array.from({ length: 13 }, (_, index) =>
      [1, ...(index < 2 ? [2] : [])].map((nth) =>
        product(`${index}-${nth}`, { specification: [`Ports: ${index}`] }),
      ),
    ).flat();
    expect(facetsOf(many, plainQuery)[0]?.values.map(({ value }) => value)).toEqual(['0', '1']);
  });

  it('are not attributes of which all products have the same', () => {
    const same = [1, 2].map((nth) => product(`${nth}`, { specification: ['Maker: One'] }));
    expect(facetsOf(same, plainQuery)).toEqual([]);
  });

  it('begin with those that are chosen, then those that most products have', () => {
    const some = [0, 1, 2, 3].map((nth) =>
      product(`${nth}`, {
        specification: [...(nth < 3 ? [`A: ${nth % 2}`] : []), `B: ${nth % 2}`, ...(nth < 2 ? ['C: x'] : [])],
      }),
    );
    const names = (search: string) => facetsOf(some, parseQuery(search)).map(({ name }) => name);
    expect(names('')).toEqual(['B', 'A']);
    expect(names('?f=C:x')).toEqual(['C', 'B', 'A']);
  });

  it('count what choosing would show, with all filters but their own', () => {
    const [memory, storage] = facetsOf(products, parseQuery('?f=Memory:8+GB&price=500-'));
    expect(memory?.values.map(({ count }) => count)).toEqual([1, 2]);
    expect(storage?.values.map(({ value, count }) => [value, count])).toEqual([
      ['512 GB', 0],
      ['1 TB', 1],
    ]);
  });

  it('keep what is chosen, even if no product has it', () => {
    const facets = facetsOf(products, parseQuery('?f=Colour:Red'));
    expect(facets[0]).toEqual({ name: 'Colour', values: [{ value: 'Red', count: 0, chosen: true }] });
  });
});

it('orders amounts by number and unit, and other values alphabetically', () => {
  for (const ordered of [
    ['64 GB', '128 GB', '1 TB'],
    ['187 g', '1.09 kg', '1.24 kg', '1.3 kg', '1.5 kg'],
    ['500 mAh', '4,000 mAh', '24,000 mAh'],
    ['Up to 9 hours', '10 hours', '3 days'],
    ['6.1-inch OLED', '13.6-inch IPS', '14-inch OLED'],
    ['Wi-Fi 6', 'Wi-Fi 7', 'Wi-Fi 10'],
    ['5000 mAh', 'not said'],
    ['1.09', '1.3', '1.5'],
    ['about 1 hours', 'Up to 2 hours'],
    ['7 GB', 'from 5 GB'],
    // By what is measured, and then by how much.
    (
      '5 ports, 900 mAh, 1 Ah, 900 KB, 1 MB, 1 GB, 1 TB, 60 Hz, 1 kHz, 1 MHz, 1 GHz, 9 mm, 1 cm, 0.5 m, ' +
      '900 mW, 1 W, 50 s, 1 min, 2 minutes, 1 h, 2 hours, 1 days, 900 mg, 1 g, 0.5 kg'
    ).split(', '),
  ]) {
    expect(ordered.toReversed().toSorted(compareValues)).toEqual(ordered);
  }
});
