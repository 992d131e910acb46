import type { Locator, Page } from '@playwright/test';

/** A seeded random number from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The walker's tools. */
export interface Walker {
  readonly page: Page;
  /** A whole number below `count`. */
  readonly roll: (count: number) => number;
}

/** The result of a step. */
export interface Done {
  readonly what: string;
  /** Focus must remain, except after a page load. */
  readonly keepsFocus: boolean;
  /** A key moved focus, so the focused element must be in view. */
  readonly isByKey?: boolean;
  /** A control was pressed, which may lead elsewhere. */
  readonly isPress?: boolean;
}

const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  '/',
  'Control+z',
  'ArrowRight',
  'ArrowDown',
  '4',
];
const ADDRESSES = [
  '/',
  '/?category=Phones',
  '/?q=pro&sort=price-up',
  '/details',
  '/dashboard',
  '/dashboard?tab=wishlist',
  '/dashboard#cart=violet-phone,gone',
  '/statistics',
  '/about-us#returns',
  '/#compare',
  '/nowhere',
];

const pick = <Item>({ roll }: Walker, items: readonly Item[]): Item | undefined => items[roll(items.length)];

/** The topmost dialog, or the page. */
async function scopeOf(page: Page): Promise<Page | Locator> {
  const dialogs = page.getByRole('dialog');
  return (await dialogs.count()) > 0 ? dialogs.last() : page;
}

/** Presses any control: by click, double click or Enter. */
async function press(walker: Walker): Promise<Done> {
  const { page, roll } = walker;
  const scope = await scopeOf(page);
  const targets = scope
    .locator('button:not(:disabled), a[href^="/"], summary, input[type=checkbox], input[type=radio]')
    .filter({ visible: true });
  const count = await targets.count();
  if (count === 0) return { what: 'found nothing to press', keepsFocus: false };
  const target = targets.nth(roll(count));
  const name = await target
    .evaluate((element) => element.ariaLabel ?? element.textContent, undefined, { timeout: 500 })
    .catch(() => 'nothing');
  const how = roll(4);
  const options = { timeout: 500, noWaitAfter: true };
  try {
    // Ends the restoring of a place, as a wheel or a finger does before it scrolls.
    await page.keyboard.press('Shift');
    await (how === 0 ? target.focus({ timeout: 500 }) : target.scrollIntoViewIfNeeded({ timeout: 500 }));
    // A shopper scrolls before the press; the page hears of it in the next frame.
    await page.waitForTimeout(50);
    if (how === 0) await target.press('Enter', options);
    else if (how === 1) await target.dblclick({ ...options, delay: 5 });
    else await target.click(options);
  } catch {
    return { what: `could not press ${name}`, keepsFocus: false };
  }
  return {
    what: `${['Enter on', 'double click on'][how] ?? 'click on'} ${name.trim()}`,
    keepsFocus: how === 0,
    isByKey: how === 0,
    isPress: true,
  };
}

async function typeText({ page, roll }: Walker): Promise<Done> {
  const scope = await scopeOf(page);
  const fields = scope
    .locator('input:not([type=checkbox], [type=radio], [type=range])')
    .filter({ visible: true });
  const count = await fields.count();
  if (count === 0) return { what: 'found nothing to type in', keepsFocus: false };
  const field = fields.nth(roll(count));
  const text = String(['pro', 'oled 16', '9', 'zzz', 'é😀', '  '][roll(6)]);
  const isTyped = await field.pressSequentially(text, { timeout: 1_000 }).then(
    () => true,
    () => false,
  );
  return { what: `typed ${text}`, keepsFocus: isTyped };
}

async function choose({ page, roll }: Walker): Promise<Done> {
  const scope = await scopeOf(page);
  const lists = scope.getByRole('combobox').filter({ visible: true });
  const list = lists.nth(roll(Math.max(1, await lists.count())));
  await list.selectOption({ index: roll(3) }, { timeout: 1_000 }).catch(() => undefined);
  return { what: 'chose in a list', keepsFocus: false };
}

async function travel(walker: Walker): Promise<Done> {
  const { page, roll } = walker;
  const way = roll(5);
  const quick = { waitUntil: 'commit', timeout: 10_000 } as const;
  if (way < 2) await page.goBack(quick).catch(() => undefined);
  else if (way === 2) await page.goForward(quick).catch(() => undefined);
  else if (way === 3) await page.reload(quick).catch(() => undefined);
  else await page.goto(String(pick(walker, ADDRESSES)), quick).catch(() => undefined);
  return {
    what: `${['Back', 'Back', 'Forward', 'reload', 'went'][way]} to ${page.url()}`,
    keepsFocus: false,
  };
}

async function resize({ page, roll }: Walker): Promise<Done> {
  const size = { width: 320 + roll(2241), height: 256 + roll(1100) };
  await page.setViewportSize(size);
  return { what: `window of ${size.width} by ${size.height}`, keepsFocus: false };
}

async function pressKey(walker: Walker): Promise<Done> {
  const key = String(pick(walker, KEYS));
  const hadFocus = await walker.page.evaluate(() => document.activeElement !== document.body);
  await walker.page.keyboard.press(key);
  // Beyond the last and the first control, Tab leaves the page.
  return {
    what: `key ${key}`,
    keepsFocus: hadFocus && !key.endsWith('Tab'),
    isByKey: hadFocus && key.endsWith('Tab'),
  };
}

/** Takes a step at random. */
export async function takeStep(walker: Walker): Promise<Done> {
  const dice = walker.roll(100);
  if (dice < 60) return press(walker);
  if (dice < 78) return pressKey(walker);
  if (dice < 83) return typeText(walker);
  if (dice < 86) return choose(walker);
  if (dice < 95) return travel(walker);
  return resize(walker);
}
