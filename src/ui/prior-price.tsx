import { formatPrice } from '../lib/format';
import { visuallyHidden } from './classes';

/** The price before a sale, in dollars, struck through. */
export function PriorPrice({ prior_price: price }: { prior_price?: number | undefined }) {
  return (
    price !== undefined && (
      <>
        <span className={visuallyHidden}>, was </span> <s>{formatPrice(price)}</s>
      </>
    )
  );
}
