import type { Bench } from './group';
import type { Shop } from './shops';

/** The shop with its own catalog. */
export function ownShop({ shops, own }: Pick<Bench, 'shops' | 'own'>): Promise<Shop> {
  return shops.open('own', own);
}
