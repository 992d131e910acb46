import type { Page } from '@playwright/test';

/** A page as a shopper sees it, and its place in the history. */
interface Sight {
  readonly texts: readonly string[];
  /** CSS pixels from the top. */
  readonly top: number;
  /** The same at the first click since the last look; `keepClick` keeps it. */
  readonly clickedAt: number | null;
  readonly entry: string;
  readonly entries: number;
}

/** Runs before the page's own scripts. */
export const keepClick = `addEventListener('click', () => { globalThis.clickedAt ??= scrollY; }, true);`;

const PATIENCE = 6_000;
/** In CSS pixels; a row of cards may have another height now. */
const NEAR = 80;

// Runs in the page, so it must be self-contained.
/* oxlint-disable unicorn/consistent-function-scoping */
function lookAround(): Sight {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const text = (element: HTMLElement) => (element.ariaLabel ?? element.innerText).replaceAll(/\s+/gu, ' ');
  // The chart's own choices are not in the address.
  const pressed = location.pathname === '/statistics' ? [] : all('main [aria-pressed=true]');
  const texts = [...all('h1, main article h3, header a, dialog[open] h2'), ...pressed].map(text);
  const clickedAt: unknown = Reflect.get(globalThis, 'clickedAt');
  return {
    texts: [location.href, document.title, ...texts],
    top: scrollY,
    clickedAt: typeof clickedAt === 'number' ? clickedAt : null,
    entry: JSON.stringify(history.state),
    entries: history.length,
  };
}

/** Looks at a page once it is at rest. */
export async function look(page: Page): Promise<Sight> {
  await page.waitForTimeout(1_000);
  const sight = await page.evaluate(lookAround);
  await page.evaluate('globalThis.clickedAt = undefined');
  return sight;
}

/** Returns how a page differs from what it was, if it still does at the timeout. */
async function differences(page: Page, wanted: Sight, what: string): Promise<string[]> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const { texts, top } = await page.evaluate(lookAround);
    const isNear = Math.abs(top - wanted.top) < NEAR;
    if (isNear && String(texts) === String(wanted.texts)) return [];
    if (performance.now() > end) {
      const lost = wanted.texts.filter((text) => !texts.includes(text));
      const added = texts.filter((text) => !wanted.texts.includes(text));
      return [`${what}: without ${lost.join(', ')}; with ${added.join(', ')}; at ${top}, not ${wanted.top}`];
    }
    await page.waitForTimeout(100);
  }
}

/** No address holds the question about a link's list, the receipt of a purchase, or the search. */
async function hasPassingDialog(page: Page): Promise<boolean> {
  const passing = page
    .getByRole('dialog')
    .filter({ hasText: /Thanks for purchasing|in this link|Categories|Recent/u });
  return (await passing.count()) > 0;
}

/** A reload shows the same, at the same place. */
export async function faultsOfReload(page: Page): Promise<string[]> {
  if (await hasPassingDialog(page)) return [];
  const before = await look(page);
  await page.reload();
  return differences(page, before, 'after a reload');
}

/** Back from a page that a press led to shows what was before the press, and Forward that page. */
export async function faultsOfWayBack(page: Page, before: Sight): Promise<string[]> {
  const after = await look(page);
  if (after.entries !== before.entries + 1 || after.entry === before.entry || (await hasPassingDialog(page)))
    return [];
  await page.evaluate('history.back()');
  const wanted = { ...before, top: after.clickedAt ?? before.top };
  const faults = await differences(page, wanted, 'after Back');
  if (faults.length > 0) return faults;
  await page.evaluate('history.forward()');
  return differences(page, after, 'after Forward');
}
