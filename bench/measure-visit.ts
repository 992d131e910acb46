import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import type { Sent } from '../scripts/nginx';

/** Requests answered by nginx in one part of a visit. */
export interface Part {
  readonly name: string;
  readonly requests: number;
  readonly bytes: number;
}

export interface Visit {
  readonly parts: readonly Part[];
  /** The addresses of the first load, before anything is touched. */
  readonly firstLoad: readonly string[];
}

/** A part ends after this many milliseconds without a response; longer than any deferred fetch. */
const SILENCE = 8_000;

async function untilSilent(page: Page): Promise<void> {
  // The first touch, which starts offline caching.
  await page.mouse.wheel(0, 1);
  await page.waitForLoadState('networkidle');
  await new Promise((resolve) => setTimeout(resolve, SILENCE));
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });
}

async function buyOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Show as table' }).waitFor();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Purchase' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Makes a first and a second visit, and returns the bytes sent for each step. */
export async function measureVisit(origin: string, takeLog: () => readonly Sent[]): Promise<Visit> {
  const executablePath = ['/usr/bin/chromium'].find(existsSync);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const steps = [
    ['first load of /', (page: Page) => page.goto(origin).then(() => page.waitForLoadState('networkidle'))],
    ['kept for offline, after the first touch', untilSilent],
    ['all of Home scrolled through', scrollThrough],
    ['a gadget’s details, statistics, a purchase', buyOne],
  ] as const;
  takeLog();
  const parts: Part[] = [];
  let firstLoad: readonly string[] = [];
  const note = (name: string) => {
    const sent = takeLog();
    if (parts.length === 0) firstLoad = sent.map(({ address }) => address);
    parts.push({ name, requests: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) });
  };
  const page = await context.newPage();
  for (const [name, step] of steps) {
    await step(page);
    await page.waitForLoadState('networkidle');
    note(name);
  }
  await page.close();
  const again = await context.newPage();
  await again.goto(origin);
  await untilSilent(again);
  note('/ again, another day');
  await browser.close();
  return { parts, firstLoad };
}
