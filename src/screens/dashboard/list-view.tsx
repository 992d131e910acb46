import { useId, type ReactNode } from 'react';
import { useShareList } from '../../features/share/share-button';
import { focusPlace, placeRef } from '../../focus/places';
import { setStuck } from '../../focus/scroll-padding';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import type { SavedItem } from '../../store/saved-items';
import { buttonClass } from '../../ui/button';
import { classNames, surface, unprinted } from '../../ui/classes';
import { MoreMenu } from '../../ui/more-menu';
import { count } from '../../words/words';
import styles from './dashboard.module.css';
import { ItemList, type RowAction } from './item-list';

type ListName = 'cart' | 'wishlist';

export interface ViewProps {
  /** False until hydration: the list is not yet known to be empty. */
  isReady: boolean;
}

interface ListViewProps extends ViewProps {
  list: ListName;
  title: string;
  items: readonly SavedItem[];
  removeIcon: string;
  rowAction: RowAction;
  onRemove: (item: SavedItem) => void;
  /** For the whole list, besides sharing it. */
  listActions: ReadonlyArray<{ label: string; run: () => void }>;
  drawing: string;
  emptyText: string;
  /** Below the text. */
  emptyNote?: ReactNode;
  /** The total, where there is one. */
  summary?: ReactNode;
  /** The buttons before More. */
  actions?: ReactNode;
}

function ListMenu({ list, items, listActions }: ListViewProps) {
  const { share, field } = useShareList(
    list,
    items.map(({ product }) => product.product_id),
  );
  const menuItems = listActions.map(({ label, run }) => ({
    label,
    run: () => {
      run();
      // The list may be gone, and the menu with it.
      focusPlace('list');
    },
  }));
  return (
    <>
      <MoreMenu items={[{ label: 'Share', run: share }, ...menuItems]} />
      {field}
    </>
  );
}

function EmptyList({ isReady, drawing, emptyText, emptyNote }: ListViewProps) {
  return (
    <div className={styles.empty}>
      {isReady && (
        <>
          <img src={drawing} alt="" width={320} height={240} />
          <p>{emptyText}</p>
          <Link to={paths.home} className={buttonClass('secondary')}>
            Explore the shop
          </Link>
          {emptyNote}
        </>
      )}
      <noscript>Your lists are kept by this browser and need JavaScript to be shown.</noscript>
    </div>
  );
}

export function ListView(props: ListViewProps) {
  const { title, items, summary, actions, rowAction } = props;
  const isEmpty = items.length === 0;
  const countId = useId();
  const menu = !isEmpty && <ListMenu {...props} />;
  return (
    <div className={styles.view}>
      <div ref={setStuck} className={styles.bar}>
        <h2 ref={placeRef('list')} id="list" tabIndex={-1} aria-describedby={isEmpty ? undefined : countId}>
          {title}
        </h2>
        <span id={countId} hidden>
          {count(items.length, 'item')}
        </span>
        {actions === undefined ? (
          menu
        ) : (
          <div className={classNames(surface, styles.summary)}>
            {summary}
            <div className={classNames(unprinted, styles.actions)}>
              {actions}
              {menu}
            </div>
          </div>
        )}
      </div>
      {isEmpty ? <EmptyList {...props} /> : <ItemList {...props} label={title} action={rowAction} />}
    </div>
  );
}
