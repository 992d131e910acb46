import type { Product } from '../catalog/product';

/** A plain product; a test names what it is about. */
export function product(product_id: string, facts: Partial<Product> = {}): Product {
  return {
    product_id,
    product_title: `Gadget ${product_id}`,
    product_image: '',
    price: 10,
    category: 'Laptops',
    description: '',
    specification: [],
    rating: 4,
    ...facts,
  };
}

/** A small catalog of odd products, so that what a shop owner sells has no say in the tests. */
export const oddProducts: readonly Product[] = [
  product('t15', {
    product_title: 'Tamarind 15 Pro',
    category: 'Phones',
    price: 699,
    description: 'The Tamarind of the year before. Still quick.',
    specification: ['Maker: Tamarind', 'Storage: 128 GB, fast'],
  }),
  product('t16', {
    product_title: 'Tamarind 16',
    category: 'Phones',
    price: 799,
    description: 'It was 15 minutes late.',
    specification: ['Maker: Tamarind', 'Chip: Falcon 8', 'Storage: 256 GB, fast'],
  }),
  product('t16p', {
    product_title: 'Tamarind 16 Pro',
    category: 'Phones',
    price: 999.99,
    specification: ['Maker: Tamarind', 'Chip: Falcon 8', 'Storage: 512 GB, fast'],
    rating: 5,
  }),
  product('desk', {
    product_title: 'NoteBook Air 13″',
    category: 'MacBooks',
    price: 1099,
    specification: ['Maker: Pear', 'Memory: 16 GB', 'Storage: 256 GB, fast'],
  }),
  product('pad', {
    product_title: 'Harbor Thinkslate',
    price: 849.5,
    description: 'A laptop for long days and a short pen.',
    specification: ['Maker: Harbor', 'Chip: Falcon 9', 'Memory: 8 GB', 'no name'],
  }),
  product('ears', {
    product_title: 'Hush QX-900R7 Headphones',
    category: 'Accessories',
    price: 349,
    specification: ['Battery life: up to 30 hours'],
  }),
  product('keys', {
    product_title: 'Clack Q1 Pro',
    category: 'Accessories',
    price: 0.01,
    description: 'A loud keyboard.',
    rating: 0,
  }),
  product('7', { product_title: 'Café Été – l’Ångström 😀', category: 'Smartwatches', price: 24.5 }),
];

/** An entry of Data.json with nothing wrong in it. */
export const goodEntry = {
  product_id: 'a',
  product_title: 'A',
  product_image: 'images/a.svg',
  price: 10,
  category: 'Laptops',
  description: 'It is what it is.',
  specification: ['Weight: 1 kg'],
  rating: 4.5,
};
