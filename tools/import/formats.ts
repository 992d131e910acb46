import type { Overrides } from './columns';
import type { Format } from './draft';
import { isMerchant, merchantFormat } from './merchant';
import { plainFormat } from './plain';
import { isShopify, shopifyFormat } from './shopify';
import { hasRowsBelow, rowsBelowFormat } from './rows-below';
import { etsyFormat, isEtsy } from './etsy';
import { isPrestaShop, prestaShopFormat } from './prestashop';
import { isSquare, squareFormat } from './square';
import { wooCommerceFormat } from './woocommerce';
import { isWix, wixFormat } from './wix';
import { isWooCommerce } from './woocommerce-columns';
import { isMagento, magentoFormat } from './magento';
import { isPlainHeader } from './price-headers';
import { decimalSignIn } from './price';
import type { TableStart } from './table';
import type { ShopRules } from './to-product';

/** Other systems' exports, whose columns are known. */
const exports = [
  [isWooCommerce, wooCommerceFormat],
  [isSquare, squareFormat],
  [isEtsy, etsyFormat],
  [isPrestaShop, prestaShopFormat],
  [isWix, wixFormat],
  [isMagento, magentoFormat],
] as const;

interface FormatOptions {
  overrides: Overrides;
  rules: Pick<ShopRules, 'currency' | 'locale'>;
}

/** Recognizes the header of a table in any format. */
export const isKnownHeader = (cells: readonly string[], { overrides, rules }: FormatOptions): boolean =>
  isPlainHeader(cells, overrides, rules.currency) ||
  isShopify(cells) ||
  exports.some(([isOwn]) => isOwn(cells));

/** The reader of a table, by its headers. */
export function formatOf(start: TableStart, { overrides, rules }: FormatOptions): Format {
  const { format, headers } = start;
  // An XML feed's headers are not known before its items.
  if (format.startsWith('XML') || isMerchant(headers)) return merchantFormat(start, overrides);
  const own = overrides.length === 0 ? exports.find(([isOwn]) => isOwn(headers)) : undefined;
  if (own) return own[1](start, rules.currency);
  if (isShopify(headers)) return shopifyFormat(start, overrides, decimalSignIn(rules.locale));
  const read = hasRowsBelow(headers) ? rowsBelowFormat : plainFormat;
  return read(start, overrides, rules.currency);
}
