import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified build: each page has to compile it. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe-core through the debugger, which the page's policy does not restrict. */
export async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
}

/** Runs axe-core on the page as it stands: WCAG 2.2 AA and best practices, or the contrast of texts alone. */
export async function findings(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  const runOnly = rules === 'all' ? EVERYTHING : ['color-contrast'];
  return page.evaluate(async (wanted) => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(document, {
      runOnly: wanted,
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.flatMap(
      (violation: { id: string; nodes: Array<{ html: string; failureSummary: string }> }) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html} ${node.failureSummary}`),
    );
  }, runOnly);
}
