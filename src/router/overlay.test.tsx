// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readLocation } from './location';
import { OverlayLink, useCloseOverlay } from './overlay';
import { BrowserRouter, useLocation } from './router';

function Overlay() {
  const { hash } = useLocation();
  const close = useCloseOverlay();
  return (
    <button type="button" onClick={close}>
      {`Close ${hash}`}
    </button>
  );
}

const close = () => act(() => screen.getByRole('button', { name: 'Close #returns' }).click());

it('goes back once for two presses, and again if Forward came before the new screen', () => {
  history.replaceState(null, '', '/');
  render(
    <BrowserRouter base="/" prefetch={() => undefined} initial={readLocation('/')}>
      <OverlayLink hash="#returns">Returns</OverlayLink>
      <Overlay />
    </BrowserRouter>,
  );
  act(() => screen.getByRole('link').click());
  const opened: unknown = history.state;
  const back = vi.spyOn(history, 'go').mockReturnValue();
  close();
  close();
  expect(back).toHaveBeenCalledTimes(1);
  // Back and Forward, before React is told of either.
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  dispatchEvent(new PopStateEvent('popstate', { state: opened }));
  close();
  expect(back).toHaveBeenCalledTimes(2);
});
