// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Link } from '../router/link';
import { readLocation } from '../router/location';
import { BrowserRouter } from '../router/router';
import { PartBoundary } from './part-boundary';

let isBroken = true;

function Part() {
  if (isBroken) throw new Error('broken');
  return <p>Part</p>;
}

it('says that a part crashed, leaves the others, and tries again after a navigation', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  history.replaceState(null, '', '/');
  render(
    <BrowserRouter base="/" prefetch={() => undefined} initial={readLocation('/')}>
      <Link to="/statistics">Statistics</Link>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </BrowserRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Your cart and your wishlist are safe.');
  isBroken = false;
  fireEvent.click(screen.getByRole('link', { name: 'Statistics' }));
  expect(screen.getByText('Part')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
