import type { Locator, Page } from '@playwright/test';
import type { Visit } from './browser';
import type { Wanted } from './in-page/wanted';

/** How long anything may take to come, in milliseconds. */
const PATIENCE = 30_000;

/** The middle of an element, scrolled into sight. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what was to be pressed is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses an element with the mouse, by coordinates: nothing but the press itself happens in the page. */
export async function click(target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await target.page().mouse.click(x, y);
}

/** Presses an element with a finger. */
export async function tap(target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await target.page().touchscreen.tap(x, y);
}

/**
 * The milliseconds from an event to the paint of what is wanted, or `undefined` where it never came.
 * @param act brings the event about
 */
export async function timeUntil(
  page: Page,
  wanted: readonly Wanted[],
  act: () => Promise<void>,
  { event = 'click', patience = PATIENCE } = {},
): Promise<number | undefined> {
  await page.evaluate((order) => globalThis.probe.arm(order), { event, wanted, patience });
  await act();
  return page.evaluate(() => globalThis.probe.time);
}

/** The same, where what never comes is an error. */
export async function timeUntilShown(
  page: Page,
  wanted: readonly Wanted[],
  act: () => Promise<void>,
): Promise<number> {
  const duration = await timeUntil(page, wanted, act);
  if (duration === undefined)
    throw new Error(`${wanted.map(({ selector }) => selector).join(', ')} never came`);
  return duration;
}

/** The size of the JavaScript heap in bytes, and the DOM's nodes, after rubbish was thrown away. */
export async function memoryOf({ cdp }: Visit): Promise<{ heap: number; nodes: number }> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes') };
}
