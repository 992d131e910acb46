import { existsSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { probeScript } from './probe-script';

/** Debian's Chromium where it is installed; elsewhere Playwright's own. */
const systemChromium = ['/usr/bin/chromium'].find((path) => existsSync(path));

/** The browser that everything is measured in. */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', ...args],
    ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
  });
}

const devices = {
  /** A phone of the middle class. */
  phone: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  },
  /** A laptop. */
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** Under what a visit to the shop is measured. */
export interface Circumstances {
  readonly device: keyof typeof devices;
  /** How many times slower than this machine the processor is. */
  readonly slowdown?: number;
  readonly network?: {
    /** Milliseconds until an answer begins. */
    readonly latency: number;
    /** Bits per second, in both directions. */
    readonly throughput: number;
  };
}

/** A visit by someone who has never been here: no cache, no storage. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Nothing may take longer, in milliseconds: the largest catalog takes its time. */
const PATIENCE = 120_000;

/** Makes the processor so many times slower than it is. */
export async function slowDown(cdp: CDPSession, times: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Opens a browser window for one visitor, hands it to `stay`, and closes it. */
export async function visit<Result>(
  browser: Browser,
  { device, slowdown = 1, network }: Circumstances,
  stay: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...devices[device],
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript({ content: await probeScript() });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await slowDown(cdp, slowdown);
    if (network) {
      const bytes = network.throughput / 8;
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
    }
    return await stay({ page, cdp });
  } finally {
    await context.close();
  }
}
