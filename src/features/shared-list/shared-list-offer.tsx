import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import { comparisonHash } from '../../lib/paths';
import { parseSharedList, type SharedList, type SharedListName } from '../../lib/shared-list';
import { useLocation, useNavigation } from '../../lib/use-location';
import { comparison } from '../../shop/comparison';
import { isInWishlist } from '../../shop/selectors';
import { shop } from '../../shop/store';
import { useShop } from '../../shop/use-shop';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Picture } from '../../ui/picture/picture';
import { leftOutWords, offerOf, offerQuestion, type Offer, type OfferedLine } from './offer';
import styles from './shared-list-offer.module.css';
import { takeOffer } from './take-offer';

const answers: Readonly<Record<SharedListName, string>> = {
  cart: 'Add to cart',
  wishlist: 'Add to wishlist',
  compare: 'Compare',
};

function Line({ product, quantity }: OfferedLine) {
  return (
    <li className={styles['line']}>
      <Picture {...pictureFiles(product)} sizes={pictureSizes.row} alt="" width={640} height={480} />
      <span className={styles['title']}>
        <bdi>{product.product_title}</bdi>
        {quantity > 1 && <span className={styles['quantity']}>{` × ${quantity}`}</span>}
      </span>
      <span className={styles['price']}>{formatPrice(product.price)}</span>
    </li>
  );
}

/** What an offer of nothing says instead of a question. */
function emptyTitle({ present }: Offer): string {
  return present > 0 ? 'All of it is on your wishlist already' : 'Nothing in this link is sold here';
}

/** What a link offers, once the catalogue can tell what that is. */
function useOffer(shared: SharedList): Offer | undefined {
  const products = useShop((state) => state.product);
  const isKnown = useShop((state) => state.catalogue.status === 'ready');
  // What is wished for when the link is opened, not what its answer makes of it.
  const [before] = useState(() => shop.getState());
  return useMemo(
    () =>
      isKnown
        ? offerOf(shared, products, (id) => shared.list === 'wishlist' && isInWishlist(before, id))
        : undefined,
    [shared, products, isKnown, before],
  );
}

/** Asks whether what a link holds is to be added or compared; either answer takes it out of the address. */
function OfferDialog({ shared }: { readonly shared: SharedList }) {
  const { location, navigate } = useNavigation();
  const { pathname, search, state } = location;
  const offer = useOffer(shared);
  const hasComparison = useStore(comparison, (ids) => ids.length > 0);
  const { list, isCut } = shared;

  const leave = (hash: string) => navigate({ pathname, search, hash }, { replace: true, state });
  const decline = () => leave('');
  if (!offer) {
    return (
      <Dialog title="A shared list" onClose={decline}>
        <p role="status">Loading the gadgets of this link…</p>
      </Dialog>
    );
  }
  const { products, lines } = offer;
  const isEmpty = products.length === 0;
  const accept = () => {
    takeOffer(list, products);
    leave(list === 'compare' ? comparisonHash : '');
  };
  return (
    <Dialog
      key="offer"
      title={isEmpty ? emptyTitle(offer) : offerQuestion(list, products.length)}
      {...(!isEmpty && {
        closeLabel: 'No, thanks',
        actions: (
          <Button variant="primary" onClick={accept}>
            {answers[list]}
          </Button>
        ),
      })}
      onClose={decline}
    >
      {!isEmpty && (
        <ul className={styles['lines']} aria-label="Gadgets of this link">
          {lines.map((line) => (
            <Line key={line.product.product_id} {...line} />
          ))}
        </ul>
      )}
      {leftOutWords(offer, isCut).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {list === 'compare' && hasComparison && !isEmpty && (
        <p>They take the place of what you are comparing now.</p>
      )}
    </Dialog>
  );
}

/** Offers what the address's hash carries (`#cart=1,2`) to whoever has opened the link. */
export function SharedListOffer() {
  const { hash } = useLocation();
  const shared = useMemo(() => parseSharedList(hash), [hash]);
  return shared && <OfferDialog key={hash} shared={shared} />;
}
