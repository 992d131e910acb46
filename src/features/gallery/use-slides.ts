import { useEffect, useEffectEvent, useRef } from 'react';
import { clamp } from '../../lib/bounds';

/** A row of pictures, one in view, that a finger swipes and that scrolls to the one that is `shown`. */
export function useSlides(total: number, shown: number, onShow: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  /** The picture that the row shows or scrolls to. It passes others on the way. */
  const place = useRef<number>(undefined);
  const isOnItsWay = useRef(false);
  const scrollTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = track;
    if (!current) return;
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollTo({ left: index * current.clientWidth * direction, behavior });
  };
  const follow = useEffectEvent((index: number) => {
    if (place.current === index) return;
    isOnItsWay.current = place.current !== undefined;
    scrollTo(index, isOnItsWay.current ? 'auto' : 'instant');
    place.current = index;
  });
  useEffect(() => follow(shown), [shown]);
  const show = (index: number) => onShow(clamp(index, 0, total - 1));
  const onScroll = () => {
    const { current } = track;
    if (!current) return;
    const index = Math.round(Math.abs(current.scrollLeft) / current.clientWidth);
    if (index === place.current) isOnItsWay.current = false;
    else if (!isOnItsWay.current) {
      place.current = index;
      onShow(index);
    }
  };
  const onTakeOver = () => {
    isOnItsWay.current = false;
  };
  /** Finishes the smooth scroll now; a dialog would interrupt it. */
  const settle = () => scrollTo(shown, 'instant');
  return { show, settle, track: { ref: track, onScroll, onTouchMove: onTakeOver, onWheel: onTakeOver } };
}
