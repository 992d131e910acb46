import { gadget } from './catalog';

/** Fifteen makers: the first six have two phones each, and the first has a laptop as well. */
const makers = Array.from({ length: 15 }, (_, index) => `Maker ${index + 1}`);

export const phones = [
  ...makers.flatMap((maker, index) =>
    Array.from({ length: index < 6 ? 2 : 1 }, (_, nth) =>
      gadget(`${index}-${nth}`, {
        category: 'Phones',
        price: 100 + 10 * index + nth,
        specification: [
          `Maker: ${maker}`,
          `Memory: ${nth === 0 ? 8 : 16} GB`,
          `Weight: ${150 + 5 * index + nth} g`,
        ],
      }),
    ),
  ),
  gadget('book', {
    category: 'Laptops',
    price: 1500,
    specification: ['Maker: Maker 1', 'Memory: 32 GB', 'Weight: 1.5 kg'],
  }),
];
