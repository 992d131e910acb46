import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { catalogue } from '../../catalogue/catalogue';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import { comparisonHash } from '../../lib/paths';
import { parseSharedList, type SharedList, type SharedListName } from '../../lib/shared-list';
import { useLocation, useNavigation } from '../../router/router';
import { compared } from '../../store/id-lists';
import { holdsProduct } from '../../store/saved-items';
import { wishlist } from '../../store/wishlist';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { leftOutMessages, offerOf, offerQuestion, type Offer, type OfferedLine } from './offer';
import styles from './shared-list-offer.module.css';
import { takeOffer } from './take-offer';

const answers: Readonly<Record<SharedListName, string>> = {
  cart: 'Add to cart',
  wishlist: 'Add to wishlist',
  compare: 'Compare',
};

function Line({ product, quantity }: OfferedLine) {
  return (
    <li className={styles.line}>
      <Picture {...pictureFiles(product)} sizes={pictureSizes.row} alt="" width={640} height={480} />
      <span className={styles.title}>
        <bdi>{product.product_title}</bdi>
        {quantity > 1 && <span className={styles.quantity}>{` × ${quantity}`}</span>}
      </span>
      <span className={styles.price}>{formatPrice(product.price)}</span>
    </li>
  );
}

/** What an offer of nothing says instead of a question. */
function emptyTitle({ present }: Offer): string {
  return present > 0 ? 'All of it is on your wishlist already' : 'Nothing in this link is sold here';
}

/** What a link offers, once the catalogue has arrived. */
function useOffer(shared: SharedList): Offer | undefined {
  const { products, status } = useStore(catalogue);
  // The wishlist as the link finds it, and not as its answer leaves it.
  const [wishes] = useState(() => wishlist.getState());
  return useMemo(() => {
    if (status !== 'ready') return undefined;
    return offerOf(shared, products, (id) => shared.list === 'wishlist' && holdsProduct(wishes, id));
  }, [shared, products, status, wishes]);
}

/** Asks whether what a link holds is to be added or compared; either answer takes it out of the address. */
function OfferDialog({ shared }: { shared: SharedList }) {
  const { location, navigate } = useNavigation();
  const { pathname, search, state } = location;
  const offer = useOffer(shared);
  const hasComparison = useStore(compared, (ids) => ids.length > 0);
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
        <ul className={styles.lines} aria-label="Gadgets of this link">
          {lines.map((line) => (
            <Line key={line.product.product_id} {...line} />
          ))}
        </ul>
      )}
      {leftOutMessages(offer, isCut).map((message) => (
        <p key={message}>{message}</p>
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
