import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../scripts/builds';
import { installOnDebian } from '../../scripts/debian';
import { findDebianChromium } from '../../scripts/ensure-chromium';
import { OwnServer } from '../support/own-server';
import type { Browser } from './browser';
import { startWithPlaywright } from './playwright-browser';
import { tour } from './tour';
import { Visit } from './visit';
import { startWebKit } from './webkit-browser';

const root = path.resolve(import.meta.dirname, '../..');
const pictures = path.join(root, 'test-results/engines');

interface Engine {
  readonly name: string;
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The program, where it is installed. */
  readonly find: () => string | undefined;
  readonly start: (program: string) => Promise<Browser>;
}

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    find: () => findDebianChromium() ?? [chromium.executablePath()].find(existsSync),
    start: (program) => startWithPlaywright('Chromium', program),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync),
    start: (program) => startWithPlaywright('Firefox', program),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () =>
      ['/usr/bin/WebKitWebDriver'].find((program) => existsSync(program) && existsSync('/usr/bin/xvfb-run')),
    start: startWebKit,
  },
];

/** Runs the whole tour in a browser, past failed steps; returns their number. */
async function takeOnTour(browser: Browser): Promise<number> {
  const server = new OwnServer();
  await server.start();
  const visit = new Visit(browser, server);
  let failed = 0;
  for (const [step, make] of Object.entries(tour)) {
    const start = performance.now();
    try {
      const outcome = (await make(visit)) ?? `${((performance.now() - start) / 1000).toFixed(1)} s`;
      console.log(`✓ ${browser.name}: ${step} (${outcome})`);
    } catch (error) {
      failed += 1;
      const file = path.join(pictures, `${browser.name} ${step}.png`.replaceAll(/[^\w.]+/gu, '-'));
      await browser.screenshot(file).catch(() => undefined);
      console.log(`✗ ${browser.name}: ${step}\n  ${String(error)}\n  ${path.relative(root, file)}`);
    }
  }
  await server.end();
  return failed;
}

/** Runs the tour in every engine, or the ones named; installs them if possible, and reports missing ones. */
async function main(): Promise<void> {
  const asked = process.argv.slice(2).map((name) => name.toLowerCase());
  const wanted = engines.filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()));
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const missing = wanted.filter(({ find }) => find() === undefined);
  if (missing.length > 0) installOnDebian(...missing.flatMap(({ packages }) => packages));
  ensureBuild('fixture');
  const summary: string[] = [];
  for (const { name, packages, find, start } of wanted) {
    const program = find();
    if (program === undefined) {
      summary.push(`${name}: NOT TRIED, it is not installed (Debian: apt-get install ${packages.join(' ')})`);
      continue;
    }
    const begin = performance.now();
    const browser = await start(program);
    const failed = await takeOnTour(browser);
    await browser.close();
    const seconds = Math.round((performance.now() - begin) / 1000);
    summary.push(`${browser.name}: ${Object.keys(tour).length} steps, ${failed} failed, ${seconds} s`);
    if (failed > 0) process.exitCode = 1;
  }
  console.log(`\n${summary.join('\n')}`);
}

await main();
