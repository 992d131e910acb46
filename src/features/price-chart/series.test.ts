import { describe, expect, it } from 'vitest';
import { ALL_SERIES, toggleSeries } from './series';

describe('toggleSeries', () => {
  it('hides a series and shows it again', () => {
    const without = toggleSeries(ALL_SERIES, 'bars');
    expect([...without]).toEqual(['area', 'dots']);
    expect(toggleSeries(without, 'bars')).toEqual(ALL_SERIES);
  });

  it('keeps the last one', () => {
    const last = toggleSeries(toggleSeries(ALL_SERIES, 'bars'), 'area');
    expect(toggleSeries(last, 'dots')).toBe(last);
  });
});
