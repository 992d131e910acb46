import { useState } from 'react';
import type { LoadFailure } from '../../catalogue/load-catalogue';
import type { CatalogueStatus } from '../../shop/state';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './catalogue-status.module.css';
import { retryCatalogue } from './catalogue-request';

const reasons: Readonly<Record<LoadFailure, string>> = {
  unreachable: 'The shop could not be reached. Please check your connection.',
  refused: 'The shop’s catalogue is not available at the moment.',
  unreadable: 'The catalogue arrived damaged and could not be read.',
  'not-a-list': 'The catalogue arrived in a form that this shop cannot read.',
};

interface CatalogueAlertProps {
  readonly catalogue: Extract<CatalogueStatus, { readonly status: 'failed' }>;
}

/** Says in a shopper's words why there are no gadgets, and offers to try again. */
export function CatalogueAlert({ catalogue }: CatalogueAlertProps) {
  const [tried, setTried] = useState<CatalogueStatus>();
  const trying = tried === catalogue;
  return (
    <div role="alert" className={styles['alert']}>
      <Icon name="alert" />
      <div className={styles['words']}>
        <p className={styles['what']}>We could not load the gadgets.</p>
        <p>{reasons[catalogue.failure]} We keep trying; your cart and wishlist are safe.</p>
      </div>
      <Button
        aria-disabled={trying}
        onClick={() => {
          if (trying) return;
          setTried(catalogue);
          retryCatalogue();
        }}
      >
        {trying ? 'Trying…' : 'Retry'}
      </Button>
    </div>
  );
}
