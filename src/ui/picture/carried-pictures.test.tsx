// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CarriedPictures, carryWith } from './carried-pictures';

const show = (screen: string) => <CarriedPictures screen={screen}>{null}</CarriedPictures>;

it('moves nothing to a screen that is left before its first frame', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  const arrivals: string[] = [];
  let screen = '/';
  carryWith(() => {
    const left = screen;
    return () => arrivals.push(`from ${left}`);
  });
  const { rerender } = render(show(screen));
  for (const next of ['/details', '/']) {
    rerender(show(next));
    screen = next;
  }
  vi.runAllTimers();
  vi.useRealTimers();
  expect(arrivals).toEqual(['from /details']);
});
