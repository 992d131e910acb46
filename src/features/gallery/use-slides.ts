import { useEffect, useEffectEvent, useRef } from 'react';

/** A row of pictures, one in view, that a finger swipes; `show` brings another into view. */
export function useSlides(total: number, shown: number, onShow: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  // On its way to a picture, the row passes others.
  const target = useRef<number>(undefined);
  const scrollTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = track;
    if (!current) return;
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollTo({ left: index * current.clientWidth * direction, behavior });
  };
  const begin = useEffectEvent(() => scrollTo(shown, 'instant'));
  useEffect(() => begin(), []);
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), total - 1);
    if (next === shown) return;
    target.current = next;
    onShow(next);
    scrollTo(next);
  };
  const onScroll = () => {
    const { current } = track;
    if (!current) return;
    const index = Math.round(Math.abs(current.scrollLeft) / current.clientWidth);
    if (target.current === index) target.current = undefined;
    else if (target.current === undefined && index !== shown) onShow(index);
  };
  const onTakeOver = () => {
    target.current = undefined;
  };
  /** Ends its way at once: what covers it would stop it. */
  const settle = () => {
    if (target.current !== undefined) scrollTo(target.current, 'instant');
  };
  return { show, settle, track: { ref: track, onScroll, onTouchMove: onTakeOver, onWheel: onTakeOver } };
}
