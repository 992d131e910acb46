/** An entry of a catalog file, as the shop's README describes it. */
export interface Product {
  readonly product_id: string;
  readonly product_title: string;
  readonly product_image: string;
  readonly image_widths?: readonly number[];
  readonly price: number;
  readonly category: string;
  readonly description: string;
  readonly specification: readonly string[];
  readonly rating: number;
  readonly model?: { readonly file: string; readonly bytes: number };
}
