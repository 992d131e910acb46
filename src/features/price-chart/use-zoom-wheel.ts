import { useCallback, type RefCallback } from 'react';

const LINE = 16;
const MOST = 25;
const PER_PIXEL = 0.02;

/** How much a turn of the wheel zooms: a trackpad's many small turns and a mouse's few large ones alike. */
function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE;
  return 2 ** (Math.max(Math.min(pixels, MOST), -MOST) * PER_PIXEL);
}

/**
 * A `ref` for the element over which Ctrl and the wheel, or a trackpad's pinch, zoom. React listens to the
 * wheel passively, which could not keep the browser from zooming the page; without Ctrl the page scrolls.
 */
export function useZoomWheel(zoom: (factor: number, at: number) => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const onWheel = (event: WheelEvent) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        const box = element.getBoundingClientRect();
        zoom(wheelFactor(event), (event.clientX - box.left) / box.width);
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    [zoom],
  );
}
