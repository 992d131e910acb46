interface SliderRange {
  readonly value: number;
  readonly max: number;
  /** How far Page Up and Page Down go. */
  readonly page: number;
}

/** The value, from 0 to `max`, that a key leads to (WAI-ARIA: slider), or `undefined` for a key that means nothing here. */
export function valueByKey(key: string, { value, max, page }: SliderRange): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -Infinity,
    End: Infinity,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : Math.max(Math.min(value + step, max), 0);
}
