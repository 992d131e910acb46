import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/builds';
import { ensureChromium, findDebianChromium } from '../../scripts/ensure-chromium';
import { stayUntilKept } from '../support/offline';
import { OwnServer } from '../support/own-server';
import { faultsOf } from './invariants';
import { faultsOfReload, faultsOfWayBack, keepClick, look } from './same-again';
import { createRandom, takeStep, type Done } from './steps';

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const steps = Number(values.steps);
const seed = Number(values.seed);

/** A step's timeout in milliseconds. */
const PATIENCE = 5_000;

/**
 * The browser's own messages without a network, without such a page, without a graphics processor, or where a reload in
 * a narrower window shows the larger picture that it still has.
 */
const EXPECTED =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR|GPU stall due to ReadPixels|was preloaded using link preload but not used/u;

const log: string[] = [];

/** Waits until a page has no faults; returns those left at the timeout. */
async function settle(page: Page, done: Done): Promise<string[]> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const faults = await faultsOf(page, done).catch((error: unknown) => [String(error)]);
    if (faults.length === 0 || performance.now() > end) return faults;
    await page.waitForTimeout(50);
  }
}

async function closesByEscape(page: Page): Promise<string[]> {
  const dialogs = page.getByRole('dialog');
  const count = await dialogs.count();
  if (count === 0) return [];
  await page.keyboard.press('Escape');
  const isClosed = await dialogs
    .nth(count - 1)
    .waitFor({ state: 'hidden', timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );
  log.push('Escape');
  return isClosed ? settle(page, { what: 'Escape', keepsFocus: true }) : ['a dialog stays open after Escape'];
}

async function openTab(context: BrowserContext, origin: string, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.setDefaultTimeout(PATIENCE);
  // Replaces the empty page, to which Back would lead.
  await page.evaluate((address) => {
    location.replace(address);
  }, origin);
  await page.waitForURL(`${origin}/`);
  return page;
}

/** Walks through the shop at random in two tabs; returns the first fault, if any. */
async function walk(context: BrowserContext, origin: string): Promise<string[]> {
  const random = createRandom(seed);
  const roll = (count: number) => Math.floor(random() * count);
  const complaints: string[] = [];
  const tabs = [await openTab(context, origin, complaints), await openTab(context, origin, complaints)];
  let [page] = tabs;
  let isOffline = false;
  // The shop works offline after one visit.
  if (page) await stayUntilKept(page);
  for (let step = 1; step <= steps && page; step += 1) {
    if (roll(20) === 0) {
      page = tabs[roll(tabs.length)] ?? page;
      await page.bringToFront();
    }
    if (roll(isOffline ? 10 : 200) === 0) {
      isOffline = !isOffline;
      await context.setOffline(isOffline);
      log.push(isOffline ? 'network gone' : 'network back');
    }
    // Offline, Back may lead to a page that is not cached.
    const before = !isOffline && roll(6) === 0 ? await look(page) : undefined;
    const done: Done = await takeStep({ page, roll });
    log.push(`${step} tab ${tabs.indexOf(page) + 1}: ${done.what}`);
    const faults = [
      ...(await settle(page, done)),
      ...(before && done.isPress === true ? await faultsOfWayBack(page, before) : []),
      ...(!isOffline && roll(12) === 0 ? await faultsOfReload(page) : []),
      ...(roll(4) === 0 ? await closesByEscape(page) : []),
    ];
    if (faults.length > 0 || complaints.length > 0) {
      await page.screenshot({ path: 'test-results/walk/fault.png' });
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
      const dialogs = await page.getByRole('dialog').allInnerTexts();
      log.push(`at ${page.url()}, focus on ${focused}`, ...dialogs.map((text) => text.slice(0, 100)));
      return [...faults, ...complaints];
    }
    if (step % 500 === 0) console.log(`${step} steps`);
  }
  return [];
}

mkdirSync('test-results/walk', { recursive: true });
ensureChromium();
ensureBuild('fixture');
const server = new OwnServer();
await server.start();
const executablePath = findDebianChromium();
const browser = await chromium.launch({
  // A key pressed during a smooth scroll would be lost.
  args: ['--no-sandbox', '--disable-smooth-scrolling'],
  ...(executablePath && { executablePath }),
});
const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
await context.addInitScript(`${keepClick}
globalThis.print = () => undefined;
// tsx wraps named functions in this helper, even those that run in the page.
globalThis.__name = (named) => named;`);
const faults = await walk(context, server.origin);
await browser.close();
await server.end();
if (faults.length > 0) {
  console.log(`With --seed ${seed}:\n${faults.join('\n')}\n\nThe last steps:\n${log.slice(-20).join('\n')}`);
  process.exitCode = 1;
} else console.log(`${steps} steps with seed ${seed}: all holds.`);
