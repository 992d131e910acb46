import { clamp } from '../lib/amount-range';

interface Steps {
  max: number;
  step: number;
  page: number;
}

/** The value that a key gives a slider from 0 to `max`; `undefined` for other keys (WAI-ARIA: slider). */
export function sliderValue(key: string, value: number, { max, step, page }: Steps): number | undefined {
  const moves = new Map([
    ['ArrowRight', step],
    ['ArrowUp', step],
    ['ArrowLeft', -step],
    ['ArrowDown', -step],
    ['PageUp', page],
    ['PageDown', -page],
    ['Home', -Infinity],
    ['End', Infinity],
  ]);
  const move = moves.get(key);
  return move === undefined ? undefined : clamp(value + move, 0, max);
}
