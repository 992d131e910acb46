import { expect, it } from 'vitest';
import { compareValues } from './value-order';

it('orders amounts by number and unit, and everything else by its text', () => {
  for (const ordered of [
    ['64 GB', '128 GB', '1 TB'],
    ['187 g', '1.09 kg', '1.24 kg', '1.3 kg', '1.5 kg'],
    ['Up to 9 hours', '10 hours', '3 days'],
    ['6.1-inch OLED', '13.6-inch IPS', '14-inch OLED'],
    ['Wi-Fi 6', 'Wi-Fi 7', 'Wi-Fi 10'],
    ['5000 mAh', 'not said'],
    ['1.09', '1.3', '1.5'],
  ]) {
    expect(ordered.toReversed().toSorted(compareValues)).toEqual(ordered);
  }
});
