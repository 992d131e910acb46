import { useShareList } from '../../features/shared-list/use-share-list';
import type { SavedItem } from '../../shop/state';
import { MoreMenu } from '../../ui/more-menu/more-menu';
import { cartMoves, wishlistMoves } from './list-moves';
import type { ListViewProps } from './list-view';

const moves = { cart: cartMoves, wishlist: wishlistMoves } as const;

interface ListMenuProps extends Pick<ListViewProps, 'heading'> {
  readonly list: keyof typeof moves;
  readonly items: readonly SavedItem[];
}

/** What can be done with the whole of a list: it is shared, moved or cleared. */
export function ListMenu({ list, items, heading }: ListMenuProps) {
  const { share, field } = useShareList(list, items);
  const moveItems = moves[list].map(({ label, run }) => ({
    label,
    run: () => {
      run();
      // The list may be gone, and More with it; the page is left where it is.
      heading.current?.focus({ preventScroll: true });
    },
  }));
  return (
    <>
      <MoreMenu items={[{ label: 'Share', run: share }, ...moveItems]} />
      {field}
    </>
  );
}
