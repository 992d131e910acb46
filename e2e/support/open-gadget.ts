import { gadget, sell } from './catalog';
import type { ShopPage } from './shop-page';
import { comeBackWith } from './stored';

/** Opens the details of a gadget, the only one of the shop. */
export async function openGadget(shop: ShopPage): Promise<void> {
  const a = gadget('a');
  await sell(shop.page, [a]);
  await comeBackWith(shop.page, { chosen: a });
  await shop.open('/details');
}
