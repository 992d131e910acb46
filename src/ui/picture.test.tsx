// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

function show(src: string, sets: { avif?: string; webp?: string } = {}) {
  return <Picture src={src} {...sets} fallback="drawing.svg" alt="A watch" width={4} height={3} />;
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

it('tries AVIF, then WebP, then the plain file, then the fallback', () => {
  render(show('w-640.webp', { avif: 'w-320.avif 320w', webp: 'w-320.webp 320w' }));
  const image = screen.getAllByRole('img').at(-1);
  if (!image) throw new Error('There is no image.');
  const tried = ['AVIF', 'WebP', 'plain', 'fallback'].map(() => {
    const files = [image.getAttribute('srcset'), image.getAttribute('src')];
    fireEvent.error(image);
    return files;
  });
  expect(tried).toEqual([
    ['w-320.avif 320w', 'w-640.webp'],
    ['w-320.webp 320w', 'w-640.webp'],
    ['', 'w-640.webp'],
    ['', 'drawing.svg'],
  ]);
});

it('tries its picture again once the network is back', () => {
  render(show('offline.png'));
  const image = screen.getAllByRole('img').at(-1);
  if (!image) throw new Error('There is no image.');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('drawing.svg');
  fireEvent(globalThis.window, new Event('online'));
  expect(image.getAttribute('src')).toBe('offline.png');
});
