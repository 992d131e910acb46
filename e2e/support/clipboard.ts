import type { Page } from '@playwright/test';

/** Replaces the clipboard, which asks for a permission, with one that works or refuses. */
export async function replaceClipboard(page: Page, works: boolean): Promise<void> {
  await page.addInitScript((isWorking) => {
    const writeText = async (text: string) => {
      if (!isWorking) throw new DOMException('', 'NotAllowedError');
      Reflect.set(globalThis, 'copied', text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, works);
}

export const copied = (page: Page): Promise<string> => page.evaluate(() => Reflect.get(globalThis, 'copied'));
