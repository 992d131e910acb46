import { settings } from '@shop/settings';
import { wideFiles } from '../../catalog/product-picture';
import { bannerPicture } from '../../lib/paths';
import { Button } from '../../ui/button';
import { classNames, unprinted } from '../../ui/classes';
import { Picture } from '../../ui/picture';
import { ScreenHeading } from '../../ui/screen-heading';
import styles from './banner.module.css';

/** A line break in the owner's heading makes the rest of it smaller. */
const [first, second] = settings.home.heading.split('\n');

export function Banner({ onShopNow }: { onShopNow: () => void }) {
  return (
    <section className={styles.banner} aria-labelledby="banner">
      <div className={styles.inside}>
        <p className={styles.tagline}>{settings.tagline}</p>
        <ScreenHeading id="banner" className={styles.heading}>
          <span>{first}</span> {second !== undefined && <span className={styles.second}>{second}</span>}
        </ScreenHeading>
        <p className={styles.intro}>{settings.home.intro}</p>
        <Button variant="primary" className={styles.action} onClick={onShopNow}>
          {settings.home.shopNow}
        </Button>
      </div>
      <Picture
        className={classNames(unprinted, styles.picture)}
        {...wideFiles(bannerPicture.image, bannerPicture.image_widths)}
        // A narrow window takes the smallest, since a sharper one shows no difference.
        sizes="(max-width: 30rem) 14rem, (max-width: 48rem) 109vw, min(96vw, 84rem)"
        alt=""
        width={1600}
        height={690}
        fetchPriority="high"
      />
    </section>
  );
}
