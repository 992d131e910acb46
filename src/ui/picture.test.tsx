// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

function show(src: string) {
  return <Picture src={src} fallback="drawing.svg" alt="A watch" width={4} height={3} />;
}

it('shows the fallback when its picture fails, and tries a new one', () => {
  const { rerender } = render(show('a.png'));
  const image = screen.getByRole('img', { name: 'A watch' });
  expect(image.getAttribute('src')).toBe('a.png');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('drawing.svg');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('drawing.svg');
  rerender(show('b.png'));
  expect(image.getAttribute('src')).toBe('b.png');
});

it('shows the fallback where there is no picture', () => {
  render(show(''));
  expect(screen.getAllByRole('img').at(-1)?.getAttribute('src')).toBe('drawing.svg');
});
