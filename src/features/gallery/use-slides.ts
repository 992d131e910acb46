import { useRef, useState } from 'react';

/** A row of pictures, one in view, that a finger swipes; `show` brings another into view. */
export function useSlides(total: number) {
  const [shown, setShown] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  // On its way to a picture, the row passes others.
  const target = useRef<number>(undefined);
  const scrollTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = track;
    if (!current) return;
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollTo({ left: index * current.clientWidth * direction, behavior });
  };
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), total - 1);
    if (next === shown) return;
    target.current = next;
    setShown(next);
    scrollTo(next);
  };
  const onScroll = () => {
    const { current } = track;
    if (!current) return;
    const index = Math.round(Math.abs(current.scrollLeft) / current.clientWidth);
    if (target.current === undefined) setShown(index);
    else if (target.current === index) target.current = undefined;
  };
  const onTakeOver = () => {
    target.current = undefined;
  };
  /** Ends its way at once: what covers it would stop it. */
  const settle = () => {
    if (target.current !== undefined) scrollTo(target.current, 'instant');
  };
  return {
    shown,
    show,
    settle,
    track: { ref: track, onScroll, onTouchMove: onTakeOver, onWheel: onTakeOver },
  };
}
