import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Product, productsById } from '../../catalog/product';
import { pictureProps } from '../../catalog/product-picture';
import { useCatalog } from '../../catalog/use-catalog';
import { formatPrice } from '../../lib/format';
import { overlayHashes } from '../../lib/paths';
import type { OverlayProps } from '../../router/overlay';
import { useNavigation } from '../../router/router';
import { addToCart } from '../../store/cart-changes';
import { compared } from '../../store/id-lists';
import { holdsProduct } from '../../store/saved-items';
import { inStock } from '../../store/stock';
import { applyWithUndo } from '../../store/undo';
import { addToWishlist, wishlist } from '../../store/wishlist';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { undoable } from '../../ui/toasts/toasts';
import { countProducts, noun } from '../../words/words';
import { parseSharedList, type SharedList, type SharedListName } from './shared-list';
import styles from './shared-list-offer.module.css';

interface OfferedLine {
  product: Product;
  quantity: number;
}

interface Offer {
  /** The products to add, one for each id, in the link's order. */
  products: readonly Product[];
  /** The same, each product once. */
  lines: readonly OfferedLine[];
  /** How many ids are not in the catalog. */
  unknown: number;
  /** How many are in the list already. */
  present: number;
}

/** Only ids that the catalog has are ever shown or stored. */
export function offerOf(
  { ids }: Pick<SharedList, 'ids'>,
  products: readonly Product[],
  isPresent: (id: string) => boolean,
): Offer {
  const known = productsById(products);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const fresh = found.filter(({ product_id }) => !isPresent(product_id));
  const quantities = new Map<Product, number>();
  for (const product of fresh) quantities.set(product, (quantities.get(product) ?? 0) + 1);
  return {
    products: fresh,
    lines: [...quantities].map(([product, quantity]) => ({ product, quantity })),
    unknown: ids.length - found.length,
    present: found.length - fresh.length,
  };
}

const are = (total: number) => (total === 1 ? 'is' : 'are');
const these = (total: number) => (total === 1 ? `this ${noun.one}` : `these ${countProducts(total)}`);

export function offerQuestion(list: SharedList['list'], total: number): string {
  if (list === 'compare') return `Compare ${these(total)}?`;
  return `Add ${these(total)} to your ${list}?`;
}

export function leftOutMessages({ unknown, present }: Offer, isCut: boolean): string[] {
  return [
    unknown > 0 && `${countProducts(unknown)} in the link ${are(unknown)} not sold here and left out.`,
    present > 0 && `${countProducts(present)} in the link ${are(present)} already on your wishlist.`,
    isCut && 'The link is too long or damaged, so some of it could not be read.',
  ].filter((message) => message !== false);
}

/** Adds to the cart or the wishlist; replaces the comparison. */
function acceptOffer(list: SharedListName, products: readonly Product[]): void {
  if (list === 'compare') {
    const previous = compared.getState();
    compared.change(() => products.map(({ product_id }) => product_id));
    undoable(`${countProducts(products.length)} chosen to compare`, {
      run: () => void compared.change(() => previous),
      undone: `${countProducts(previous.length)} to compare`,
    });
  } else {
    const added = list === 'cart' ? inStock(products) : products;
    const left = products.length - added.length;
    const message = `${countProducts(added.length)} added to your ${list}`;
    const undo = applyWithUndo(() => (list === 'cart' ? addToCart(added) : addToWishlist(added)));
    undoable(left === 0 ? message : `${message}. ${countProducts(left)} not available`, undo);
  }
}

const answers: Readonly<Record<SharedListName, string>> = {
  cart: 'Add to cart',
  wishlist: 'Add to wishlist',
  compare: 'Compare',
};

function Line({ product, quantity }: OfferedLine) {
  return (
    <li className={styles.line}>
      <Picture {...pictureProps(product, 'row')} />
      <span className={styles.title}>
        <bdi>{product.product_title}</bdi>
        {quantity > 1 && <span className={styles.quantity}>{` × ${quantity}`}</span>}
      </span>
      <span>{formatPrice(product.price)}</span>
    </li>
  );
}

function emptyTitle({ present }: Offer): string {
  return present > 0
    ? 'Everything in this link is already on your wishlist'
    : `None of these ${noun.many} are sold here`;
}

/** `undefined` until the catalog has arrived. */
function useOffer(shared: SharedList): Offer | undefined {
  const { products, status } = useCatalog();
  // As it was before the answer.
  const [wishes] = useState(() => wishlist.getState());
  return useMemo(() => {
    if (status !== 'ready') return undefined;
    return offerOf(shared, products, (id) => shared.list === 'wishlist' && holdsProduct(wishes, id));
  }, [shared, products, status, wishes]);
}

/** Either answer takes the list out of the address. */
function OfferDialog({ shared, onClose }: { shared: SharedList; onClose: () => void }) {
  const { location, navigate } = useNavigation();
  const { search, state } = location;
  const offer = useOffer(shared);
  const hasComparison = useStore(compared, (ids) => ids.length > 0);
  const { list, isCut } = shared;
  if (!offer) {
    return (
      <Dialog title="A shared list" onClose={onClose}>
        <p role="status">{`Loading the ${noun.many} in this link…`}</p>
      </Dialog>
    );
  }
  const { products, lines } = offer;
  const isEmpty = products.length === 0;
  const accept = () => {
    acceptOffer(list, products);
    if (list !== 'compare') onClose();
    else navigate({ search, hash: overlayHashes.comparison }, { replace: true, state });
  };
  return (
    <Dialog
      key="offer"
      isShort={isEmpty}
      title={isEmpty ? emptyTitle(offer) : offerQuestion(list, products.length)}
      {...(!isEmpty && {
        closeLabel: 'No, thanks',
        actions: (
          <Button variant="primary" onClick={accept}>
            {answers[list]}
          </Button>
        ),
      })}
      onClose={onClose}
    >
      {!isEmpty && (
        <ul className={styles.lines} aria-label={`${noun.Many} in this link`}>
          {lines.map((line) => (
            <Line key={line.product.product_id} {...line} />
          ))}
        </ul>
      )}
      {leftOutMessages(offer, isCut).map((message) => (
        <p key={message}>{message}</p>
      ))}
      {list === 'compare' && hasComparison && !isEmpty && (
        <p>They will replace what you are comparing now.</p>
      )}
    </Dialog>
  );
}

/** Asks whether to add what the hash holds (`#cart=1,2`). */
export function SharedListOffer({ hash, onClose }: OverlayProps) {
  const shared = useMemo(() => parseSharedList(hash), [hash]);
  return shared && <OfferDialog key={hash} shared={shared} onClose={onClose} />;
}
