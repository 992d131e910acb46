import { expect, it } from 'vitest';
import { categoryDrawing, categoryLabel, parseCategory } from './categories';

it('a category is known by its value, and another is all of them', () => {
  expect(['Smartwatches', 'all', 'Smart Watches', '', null].map(parseCategory)).toEqual([
    'Smartwatches',
    'all',
    'all',
    'all',
    'all',
  ]);
});

it('a category has the label of its button, and one without a button its own name', () => {
  expect(['Smartwatches', 'all', 'Drones'].map(categoryLabel)).toEqual([
    'Smart Watches',
    'All Product',
    'Drones',
  ]);
});

it('a category has its drawing, and one without a button the drawing of others', () => {
  expect(['Phones', 'Drones'].map(categoryDrawing)).toEqual([
    'images/categories/phones.svg',
    'images/categories/accessories.svg',
  ]);
});
