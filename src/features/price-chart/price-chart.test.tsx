// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { product } from '../../test/products';
import { PriceChart } from './price-chart';

const gadgets = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    product(String(index), { product_title: `Gadget ${index + 1}`, price: 100 + index, rating: 4.5 }),
  );

/** jsdom lays nothing out: the chart keeps the width that it assumes, which shows 18 gadgets with ease and 37 at the most. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const onOpen = vi.fn<(productId: string) => void>();
const cursor = () => screen.getByRole('slider', { name: 'Gadget' });
const strip = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Shown gadgets' });
const moveTo = (value: number) => fireEvent.change(strip(), { target: { value } });

describe('PriceChart', () => {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', SilentObserver);
  });

  it('is 400 pixels high, as wide as its room, and draws one path a series', () => {
    render(<PriceChart products={gadgets(54)} onOpen={onOpen} />);
    const picture = screen.getByRole('img', { name: /price and rating/iu });
    expect(picture.getAttribute('height')).toBe('400');
    expect(picture.getAttribute('width')).toBe('100%');
    const bars = [...picture.querySelectorAll('path')].filter((path) =>
      path.getAttribute('d')?.includes('h14'),
    );
    expect(bars).toHaveLength(1);
  });

  it('has each title once, to read whole under the pointer', () => {
    const long = 'A gadget whose name is longer than two lines. '.repeat(3).trim();
    const [short, second] = gadgets(2);
    if (!short || !second) throw new Error('two gadgets are needed');
    render(<PriceChart products={[short, { ...second, product_title: long }]} onOpen={onOpen} />);
    const chart = within(screen.getByRole('img', { name: /price and rating/iu }));
    expect(chart.getAllByText('Gadget 1')).toHaveLength(1);
    expect(chart.getByText(long).title).toBe(long);
  });

  it('steps through gadgets by keys, moves the window along, hides the tooltip on Escape', async () => {
    const user = userEvent.setup();
    render(<PriceChart products={gadgets(54)} onOpen={onOpen} />);
    cursor().focus();
    await user.keyboard('{ArrowRight}');
    expect(cursor().getAttribute('aria-valuetext')).toBe('Gadget 2, price $101, rating 4.5');
    expect(within(screen.getByRole('tooltip')).getByText('Price: $101')).toBeDefined();
    await user.keyboard('{End}');
    expect(strip().getAttribute('aria-valuetext')).toMatch(/to 54 of 54$/u);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('goes by pages and to the ends by keys, and leaves combinations to the browser', async () => {
    const user = userEvent.setup();
    render(<PriceChart products={gadgets(54)} onOpen={onOpen} />);
    cursor().focus();
    for (const [keys, value] of [
      ['{PageDown}', '1'],
      ['{PageUp}', '19'],
      ['{ArrowLeft}{ArrowDown}', '17'],
      ['{ArrowUp}', '18'],
      ['a', '18'],
      ['{Control>}{End}{/Control}', '18'],
      ['{End}{PageUp}', '54'],
      ['{Home}', '1'],
    ] as const) {
      await user.keyboard(keys);
      expect(cursor().getAttribute('aria-valuenow'), keys).toBe(value);
    }
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('0');
  });

  it('moves the window by the overview', () => {
    render(<PriceChart products={gadgets(54)} onOpen={onOpen} />);
    expect([strip().min, strip().max, strip().value]).toEqual(['1', '37', '1']);
    moveTo(2);
    expect(strip().getAttribute('aria-valuetext')).toBe('Gadgets 2 to 19 of 54');
    moveTo(37);
    expect(strip().getAttribute('aria-valuetext')).toBe('Gadgets 37 to 54 of 54');
  });

  it('zooms between five gadgets and as many as are 14 pixels apart, keeping focus', async () => {
    const user = userEvent.setup();
    render(<PriceChart products={gadgets(54)} onOpen={onOpen} />);
    expect(strip().getAttribute('aria-valuetext')).toBe('Gadgets 1 to 18 of 54');
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 6; press += 1) await user.click(zoomIn);
    expect(zoomIn.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(zoomIn);
    expect(strip().max).toBe('50');
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    for (let press = 0; press < 6; press += 1) await user.click(zoomOut);
    moveTo(1);
    expect(strip().getAttribute('aria-valuetext')).toBe('Gadgets 1 to 37 of 54');
  });

  it('shows the same figures as a table, in the order of the list', async () => {
    const user = userEvent.setup();
    render(<PriceChart products={gadgets(120)} onOpen={onOpen} />);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(121);
    expect(rows[120]?.textContent).toBe('Gadget 120$2194.5');
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('begins with the whole list if its bars are 14 pixels apart, and zooms into a part', async () => {
    const user = userEvent.setup();
    render(<PriceChart products={gadgets(37)} onOpen={onOpen} />);
    expect(screen.queryByRole('slider', { name: 'Shown gadgets' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(strip().getAttribute('aria-valuetext')).toMatch(/of 37$/u);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(screen.queryByRole('slider', { name: 'Shown gadgets' })).toBeNull();
  });

  it('shows a short list whole: no strip, and nothing to zoom', () => {
    render(<PriceChart products={gadgets(1)} onOpen={onOpen} />);
    expect(screen.queryByRole('slider', { name: 'Shown gadgets' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });
});
