// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tolerateMovedNodes } from './moved-nodes';

const before = Object.getOwnPropertyDescriptors(Node.prototype);
beforeEach(tolerateMovedNodes);
afterEach(() => void Object.defineProperties(Node.prototype, before));

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('removes an item that was moved into a wrapper', () => {
  const { rerender } = render(<List items={['a', 'b']} />);
  const wrapper = document.createElement('div');
  screen.getByText('a').replaceWith(wrapper);
  wrapper.append(document.createElement('hr'));
  rerender(<List items={['b']} />);
  expect(texts()).toEqual(['b']);
});

it('inserts an item before the wrapper of its neighbor', () => {
  const { rerender } = render(<List items={['b', 'c']} />);
  const wrapper = document.createElement('div');
  const neighbor = screen.getByText('b');
  neighbor.replaceWith(wrapper);
  wrapper.append(neighbor);
  rerender(<List items={['a', 'b', 'c']} />);
  expect(texts()).toEqual(['a', 'b', 'c']);
  rerender(<List items={['c']} />);
  expect(texts()).toEqual(['c']);
});

it('inserts an item where its neighbor was taken from the page', () => {
  const { rerender } = render(<List items={['b']} />);
  screen.getByText('b').remove();
  rerender(<List items={['a', 'b']} />);
  expect(texts()).toEqual(['a']);
});

it('removes what somebody else removed', () => {
  const { rerender } = render(<List items={['a', 'b']} />);
  screen.getByText('a').remove();
  rerender(<List items={['b']} />);
  expect(texts()).toEqual(['b']);
});
