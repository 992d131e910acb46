import type { PictureCarrier } from './carried-pictures';
import styles from './carry-pictures.module.css';

/** A picture that goes with its screen. */
interface Leaving {
  readonly source: string;
  readonly box: DOMRect;
}

/** The pictures in view that say what they show (`data-shows`). Those that the browser has not laid out are not asked where they are: it would do so then. */
function* picturesInView(): Generator<readonly [image: HTMLImageElement, shows: string, box: DOMRect]> {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-shows]')) {
    if (!image.checkVisibility({ contentVisibilityAuto: true })) continue;
    const box = image.getBoundingClientRect();
    if (box.bottom > 0 && box.top < innerHeight) yield [image, image.dataset['shows'] ?? '', box];
  }
}

/** Lays the picture that went over the one that came, and lets it move from where it was to where that is. */
async function carry({ source, box: from }: Leaving, image: HTMLImageElement, to: DOMRect): Promise<void> {
  const carried = new Image();
  carried.alt = '';
  carried.src = source;
  carried.className = `${image.className} ${styles['carried']}`;
  const { style } = carried;
  style.left = `${to.left + scrollX}px`;
  style.top = `${to.top + scrollY}px`;
  style.width = `${to.width}px`;
  style.height = `${to.height}px`;
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  style.setProperty('--from', `${way} scale(${from.width / to.width}, ${from.height / to.height})`);
  image.style.opacity = '0';
  document.body.append(carried);
  await Promise.allSettled(carried.getAnimations().map(({ finished }) => finished));
  carried.remove();
  image.style.opacity = '';
}

/** Carries over what is in view on both screens, unless the visitor asked for less motion. */
export const carryPictures: PictureCarrier = () => {
  const leaving = new Map<string, Leaving>();
  for (const [image, shows, box] of picturesInView()) {
    if (image.naturalWidth > 0) leaving.set(shows, { source: image.currentSrc, box });
  }
  return () => {
    // What still moves belongs to a screen that has gone.
    for (const carried of document.querySelectorAll(`.${styles['carried']}`)) carried.remove();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [image, shows, box] of picturesInView()) {
      const left = leaving.get(shows);
      if (left) void carry(left, image, box);
    }
  };
};
