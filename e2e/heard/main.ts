import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { builds, distOf, ensureBuild, type BuildName } from '../../scripts/builds';
import { installOnDebian } from '../../scripts/debian';
import { createShopServer } from '../../scripts/shop-server';
import { isInstalled, packages, prepareHome, ScreenReader } from './screen-reader';
import { orderTask } from './order-task';
import { tasks, type Walk } from './tasks';
import { Visit } from './visit';

const root = path.resolve(import.meta.dirname, '../..');
const home = path.join(tmpdir(), 'ultraviolet-heard');

const rounds = [
  { shop: 'shop', tasks },
  { shop: 'guitars', tasks: { 'Order for real': orderTask } },
] as const satisfies ReadonlyArray<{ shop: BuildName; tasks: Readonly<Record<string, Walk>> }>;

const INTRODUCTION = `# A visit, as heard

Written by \`npm run heard\`, which does ten tasks in the sample shop, and orders in one that takes real orders, with Orca on a screen that nobody sees (Debian only). Each line is a step and all that was said after it, apart from the browser's own words about windows and loading. The names of roles and states, and “clickable”, are Orca's words. A wide window of 1,280 by 900 px; English voice.`;

/** Runs itself again in a D-Bus session of its own, in which no other program speaks. */
function runInSession(): void {
  if (!isInstalled()) installOnDebian(...packages);
  for (const { shop } of rounds) ensureBuild(shop);
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { status } = spawnSync(
    '/usr/bin/dbus-run-session',
    ['--', tsx, import.meta.filename, ...process.argv.slice(2)],
    { env: { ...prepareHome(home), HEARD: 'yes' }, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

/** The shop's address, without a slash at its end. */
async function serve(shop: BuildName): Promise<string> {
  const { base } = builds[shop];
  const server = createShopServer(distOf(shop), base).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://localhost:${address.port}${base.slice(0, -1)}`;
}

/** Does a task in a fresh browser. Returns its transcript. */
async function listen(browser: Browser, reader: ScreenReader, origin: string, walk: Walk): Promise<string> {
  const context = await browser.newContext({ viewport: null });
  const page = await context.newPage();
  await page.bringToFront();
  const visit = new Visit(page, reader, origin);
  try {
    await walk(visit, page);
  } catch (error) {
    console.log(String(error));
    process.exitCode = 1;
  }
  await context.close();
  await reader.said();
  return visit.lines.join('\n');
}

async function hear(): Promise<void> {
  const reader = new ScreenReader(home);
  await reader.start();
  const browser = await chromium.launch({
    headless: false,
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--force-renderer-accessibility'],
  });
  const wanted = process.argv.slice(2);
  const transcript: string[] = [INTRODUCTION];
  for (const round of rounds) {
    const origin = await serve(round.shop);
    for (const [title, walk] of Object.entries(round.tasks)) {
      if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue;
      console.log(`\n## ${title}`);
      transcript.push(`## ${title}`, await listen(browser, reader, origin, walk));
    }
  }
  await browser.close();
  reader.end();
  if (wanted.length === 0) writeFileSync(path.join(root, 'docs/heard.md'), `${transcript.join('\n\n')}\n`);
}

if (process.env.HEARD === undefined) runInSession();
else await hear();
process.exit();
