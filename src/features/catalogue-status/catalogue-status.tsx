import { useShop } from '../../shop/use-shop';
import { CatalogueAlert } from './catalogue-alert';
import styles from './catalogue-status.module.css';

interface CatalogueStatusProps {
  /** How many entries are expected, where that is known. */
  readonly expected?: number;
}

/** How far a long load is, or why there are no gadgets; nothing while all is well. */
export function CatalogueStatus({ expected = 0 }: CatalogueStatusProps) {
  const catalogue = useShop((state) => state.catalogue);
  if (catalogue.status === 'failed') return <CatalogueAlert catalogue={catalogue} />;
  if (catalogue.status !== 'loading' || catalogue.arrived === undefined) return null;
  const { arrived } = catalogue;
  return (
    <label className={styles['progress']}>
      {`Loading the gadgets: ${arrived} so far`}
      <progress {...(arrived <= expected && { value: arrived, max: expected })} />
    </label>
  );
}
