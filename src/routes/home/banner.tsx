import { brand } from '../../brand';
import { Button } from '../../ui/button/button';
import styles from './banner.module.css';

/** The banner of Home; "Shop Now" goes to the gadgets. */
export function Banner({ onShopNow }: { readonly onShopNow: () => void }) {
  return (
    <section className={styles['banner']} aria-labelledby="banner">
      <div className={styles['inside']}>
        <p className={styles['tagline']}>{brand.tagline}</p>
        <h1 id="banner" tabIndex={-1} className={styles['heading']}>
          {`Upgrade Your Tech Accessorize with ${brand.name} Accessories`}
        </h1>
        <p className={styles['intro']}>
          Laptops, phones, watches and the small things that make them better, each described in plain words
          and shown as it is.
        </p>
        <Button variant="bright" className={styles['action']} onClick={onShopNow}>
          Shop Now
        </Button>
      </div>
      <img
        className={styles['picture']}
        src="images/banner.svg"
        alt=""
        width={1440}
        height={620}
        fetchPriority="high"
      />
    </section>
  );
}
