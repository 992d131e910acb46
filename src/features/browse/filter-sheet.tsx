import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatQuery, plainQuery } from '../../catalog/query';
import { filtersHash } from '../../lib/paths';
import { countProducts } from '../../lib/words';
import { readLocation } from '../../router/location';
import { useNavigation } from '../../router/router';
import { Button } from '../../ui/button';
import { useModal } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { visuallyHidden } from '../../ui/visually-hidden';
import styles from './filter-sheet.module.css';
import { RefinePanel, type RefinePanelProps } from './refine-panel';
import { isBelowFilters } from './use-product-query';

// One file to load, whichever of them the window has room for.
export { RefinePanel };

/** Keeps what was chosen when Back has closed the sheet. */
function useKeptChoices(search: string): void {
  const { navigate, base } = useNavigation();
  const keep = useEffectEvent(() => {
    const { pathname, hash, state } = readLocation(base);
    if (hash === filtersHash || !isBelowFilters(state)) return;
    navigate({ pathname, search }, { replace: true, state });
  });
  useLayoutEffect(() => () => keep(), []);
}

interface FilterSheetProps extends RefinePanelProps {
  /** How many products are shown. */
  total: number;
  onClose: () => void;
}

/** The filters over the whole of a small window. */
export function FilterSheet({ total, onClose, ...panel }: FilterSheetProps) {
  const { query, onChange } = panel;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(dialog, heading);
  useKeptChoices(formatQuery(query));
  const { price, facets, ranges } = plainQuery;
  const unfiltered = { ...query, price, facets, ranges };
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label="Filters"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          Filters
        </h2>
        <Button variant="quiet" shape="icon" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.content}>
        <RefinePanel {...panel} isFolded />
      </div>
      <div className={styles.foot}>
        {formatQuery(unfiltered) !== formatQuery(query) && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange(unfiltered);
              // The pressed button is removed.
              heading.current?.focus();
            }}
          >
            Remove all
          </Button>
        )}
        <Button variant="primary" className={styles.show} onClick={onClose}>
          {`Show ${countProducts(total)}`}
        </Button>
        <p role="status" className={visuallyHidden}>
          {countProducts(total)}
        </p>
      </div>
    </dialog>
  );
}
