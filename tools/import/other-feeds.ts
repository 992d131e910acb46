import { byWord } from '../shared/word-lists';

/** The feeds that are known, by the element of an item; `undefined` for Google's. */
const FEEDS = new Map([
  ['item', undefined],
  ['entry', undefined],
  ['shopitem', 'Heureka'],
  ['offer', 'Yandex'],
  ['o', 'Ceneo'],
]);

const FIRST_ITEM = new RegExp(`<(?:[\\w-]+:)?(?<name>${[...FEEDS.keys()].join('|')})[\\s/>]`, 'iu');

/** Google's names of other feeds' elements and attributes. */
const FIELDS = byWord({
  id: 'item_id',
  title: 'productname, name, model',
  description: 'desc',
  image_link: 'imgurl, picture, main',
  additional_image_link: 'imgurl_alternative, i',
  price: 'price_vat',
  old_price: 'oldprice, price_old',
  currency: 'currencyid',
  product_type: 'categorytext, categoryid, cat',
  item_group_id: 'itemgroup_id, group_id',
  availability: 'available',
  inventory: 'stock, stock_quantity, quantity_in_stock',
  brand: 'manufacturer, vendor',
  gtin: 'ean, barcode',
  mpn: 'productno, vendorcode',
  product_detail: 'param, a',
});

export interface Feed {
  name: string | undefined;
  /** The element of an item. */
  isItem: (name: string) => boolean;
  fieldOf: (name: string) => string;
}

/** Tells whose feed it is, by its first item. */
export function feedOf(text: string): Feed {
  const name = FEEDS.get(FIRST_ITEM.exec(text)?.groups?.['name']?.toLowerCase() ?? '');
  return {
    name,
    isItem: (element) => FEEDS.has(element) && FEEDS.get(element) === name,
    fieldOf: (element) => (name === undefined ? element : (FIELDS.get(element) ?? element)),
  };
}
