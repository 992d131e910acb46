import type { Locator, Page } from 'playwright';
import type { Visit } from './browser';
import type { Wanted } from './in-page/stopwatch';

/** Timeout in milliseconds. */
const PATIENCE = 30_000;

/** The middle of an element, scrolled into sight. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what was to be pressed is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * A press's length in milliseconds. Real presses take time, and work begun on pointerdown must not count toward
 * the click.
 */
const PRESS = 80;

/**
 * Lays the mouse on an element and returns how to press it there: by coordinates, so that nothing but the
 * press itself then happens in the page.
 */
export async function clickOn(target: Locator): Promise<() => Promise<void>> {
  const page = target.page();
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(PRESS);
    await page.mouse.up();
  };
}

/** Presses an element with a finger. */
export async function tap({ page, cdp }: Visit, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface TimeOptions {
  /** The event that starts the time. */
  readonly event?: string;
  readonly until?: 'shown' | 'settled';
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * The milliseconds from an event to the paint of what is wanted, or `undefined` where it never came.
 * @param act brings the event about
 */
export async function timeUntil(
  page: Page,
  wanted: readonly Wanted[],
  act: () => Promise<void>,
  { event = 'click', until = 'shown', patience = PATIENCE }: TimeOptions = {},
): Promise<number | undefined> {
  await page.evaluate(([how, order]) => globalThis.probe.arm(how, order), [
    until,
    { event, wanted, patience },
  ] as const);
  await act();
  return page.evaluate(() => globalThis.probe.time);
}

/** The same, but throws if it never appears. */
export async function timeUntilShown(
  page: Page,
  wanted: readonly Wanted[],
  act: () => Promise<void>,
  options: TimeOptions = {},
): Promise<number> {
  const duration = await timeUntil(page, wanted, act, options);
  if (duration !== undefined) return duration;
  throw new Error(`${wanted.map(({ selector, text = '' }) => `${selector} ${text}`).join(', ')}: never came`);
}

/** Scrolls down by this many screens with the wheel; returns the frame times in milliseconds. */
export async function framesWhileScrolling(
  { page, cdp }: Visit,
  screens: number,
): Promise<readonly number[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => globalThis.probe.startFrames());
  await cdp.send('Input.synthesizeScrollGesture', {
    x: Math.round(width / 2),
    y: Math.round(height / 2),
    yDistance: -screens * height,
    speed: SCREENS_PER_SECOND * height,
    gestureSourceType: 'mouse',
  });
  const intervals = await page.evaluate(() => globalThis.probe.stopFrames());
  const way = (await page.evaluate(() => scrollY)) - before;
  if (way < ((screens - 1) * height) / 2) throw new Error(`the page scrolled by ${way} px only`);
  return intervals;
}

/** The scroll speed. */
const SCREENS_PER_SECOND = 4;
