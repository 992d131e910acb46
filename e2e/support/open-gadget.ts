import { gadget } from './catalog';
import type { ShopPage } from './shop-page';

/** Opens the details of a gadget, the only one of the shop. */
export async function openGadget(shop: ShopPage): Promise<void> {
  const a = gadget('a');
  await shop.open('/details', { sells: [a], chosen: a });
}
