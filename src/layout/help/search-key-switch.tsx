import { switchSearchKey, useSearchKey } from '../../shop/use-search-key';
import styles from './help-dialog.module.css';

/** Switches the key that leads to the search on and off. */
export function SearchKeySwitch() {
  const isOn = useSearchKey();
  return (
    <label className={styles['switch']}>
      <input type="checkbox" checked={isOn} onChange={(event) => switchSearchKey(event.target.checked)} />
      Press / to search
    </label>
  );
}
