import type { Page } from '@playwright/test';

/** Holds back what the page asks for at these addresses; returns the function that lets it come. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release?.();
}
