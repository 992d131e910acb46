import { existsSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { probeScript } from './probe-script';

/** Debian's Chromium where it is installed; elsewhere Playwright's own. */
const systemChromium = ['/usr/bin/chromium'].find((path) => existsSync(path));

/** The browser for all measurements. */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', ...args],
    ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
  });
}

const devices = {
  /** A mid-range phone. */
  phone: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  },
  /** A laptop. */
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** The conditions of a visit. */
export interface Circumstances {
  readonly device: keyof typeof devices;
  /** The CPU slowdown. */
  readonly slowdown?: number;
  readonly network?: {
    /** Latency in milliseconds. */
    readonly latency: number;
    /** Bits per second, in both directions. */
    readonly throughput: number;
  };
}

/** A first visit: no cache, no storage. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Timeout in milliseconds, generous for the largest catalog. */
const PATIENCE = 120_000;

/** Slows the processor down by a factor. */
export async function slowDown(cdp: CDPSession, times: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Runs `stay` in a new browser window, and closes it. */
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
