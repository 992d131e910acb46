import { brand } from '../../brand';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import styles from './banner.module.css';

const WIDTHS = [800, 1200, 1600] as const;

const filesOf = (format: string) =>
  WIDTHS.map((width) => `images/scenes/banner-${width}.${format} ${width}w`).join(', ');

export function Banner({ onShopNow }: { onShopNow: () => void }) {
  return (
    <section className={styles.banner} aria-labelledby="banner">
      <div className={styles.inside}>
        <p className={styles.tagline}>{brand.tagline}</p>
        <h1 id="banner" tabIndex={-1} className={styles.heading}>
          {`Upgrade Your Tech Accessorize with ${brand.name} Accessories`}
        </h1>
        <p className={styles.intro}>
          Laptops, phones, watches and the small things that make them better, each described in plain words
          and shown as it is.
        </p>
        <Button variant="bright" className={styles.action} onClick={onShopNow}>
          Shop Now
        </Button>
      </div>
      <Picture
        className={styles.picture}
        src="images/scenes/banner-1200.webp"
        avif={filesOf('avif')}
        narrow={{ media: '(max-width: 30rem)', avif: 'images/scenes/banner-800.avif' }}
        webp={filesOf('webp')}
        fallback="images/banner.svg"
        sizes="(max-width: 48rem) 109vw, 58rem"
        alt=""
        width={1600}
        height={690}
        fetchPriority="high"
      />
    </section>
  );
}
