import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { distOf, ensureBuild } from '../../scripts/builds';
import { installOnDebian } from '../../scripts/debian';
import { createShopServer } from '../../scripts/shop-server';
import { isInstalled, packages, prepareHome, ScreenReader } from './screen-reader';
import { tasks } from './tasks';
import { Visit } from './visit';

const root = path.resolve(import.meta.dirname, '../..');
const home = path.join(tmpdir(), 'ultraviolet-heard');

const INTRODUCTION = `# A visit, as heard

Written by \`npm run heard\`, which does ten tasks in the sample shop with Orca on a screen that nobody sees (Debian only). Each line is a step and all that was said after it, apart from the browser's own words about windows and loading. The names of roles and states, and “clickable”, are Orca's words. A wide window of 1,280 by 900 px; English voice.`;

/** Runs itself again in a D-Bus session of its own, in which no other program speaks. */
function runInSession(): void {
  if (!isInstalled()) installOnDebian(...packages);
  ensureBuild('shop');
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { status } = spawnSync(
    '/usr/bin/dbus-run-session',
    ['--', tsx, import.meta.filename, ...process.argv.slice(2)],
    { env: { ...prepareHome(home), HEARD: 'yes' }, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

async function hear(): Promise<void> {
  const server = createShopServer(distOf('shop')).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const reader = new ScreenReader(home);
  await reader.start();
  const browser = await chromium.launch({
    headless: false,
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--force-renderer-accessibility'],
  });
  const wanted = process.argv.slice(2);
  const transcript: string[] = [INTRODUCTION];
  for (const [title, walk] of Object.entries(tasks)) {
    if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue;
    console.log(`\n## ${title}`);
    const context = await browser.newContext({ viewport: null });
    const page = await context.newPage();
    await page.bringToFront();
    const visit = new Visit(page, reader, `http://localhost:${address.port}`);
    try {
      await walk(visit, page);
    } catch (error) {
      console.log(String(error));
      process.exitCode = 1;
    }
    transcript.push(`## ${title}`, visit.lines.join('\n'));
    await context.close();
    await reader.said();
  }
  await browser.close();
  reader.end();
  server.close();
  if (wanted.length === 0) writeFileSync(path.join(root, 'docs/heard.md'), `${transcript.join('\n\n')}\n`);
}

if (process.env.HEARD === undefined) runInSession();
else await hear();
process.exit();
