import type { CDPSession } from 'playwright';
import { visit, type Visit } from '../browser';
import type { Bench, Group } from '../group';
import type { LoadRecord } from '../in-page/record-load';
import { attempt } from '../samples';
import { ownShop } from '../own-shop';

const figures = {
  firstPaint: { name: 'cold load of /, first contentful paint', unit: 'ms', limit: 700 },
  largestPaint: { name: 'cold load of /, largest contentful paint', unit: 'ms', limit: 1200 },
  shift: { name: 'cold load of /, layout shift', unit: 'shift', limit: 0.01 },
  blocking: { name: 'cold load of /, blocking time', unit: 'ms', limit: 100 },
  transfer: { name: 'transferred before the first scroll', unit: 'KB', limit: 300 },
  work: { name: 'cold load of /, main-thread work before the first scroll', unit: 'ms', limit: 2200 },
} as const;

/** A phone on a slow 4G line, as Lighthouse has it. */
const circumstances = {
  device: 'phone',
  slowdown: 4,
  network: { latency: 150, throughput: 1_600_000 },
} as const;

/** The load ends after this many milliseconds without a response or long task. */
const QUIET = 5_000;

/** The blocking part of a task, in milliseconds. */
const PATIENT = 50;

interface Traffic {
  /** All bytes received, including headers. */
  bytes: number;
  /** The time of the last ones, in milliseconds of this process's clock. */
  last: number;
}

function watchTraffic(cdp: CDPSession): Traffic {
  const traffic: Traffic = { bytes: 0, last: performance.now() };
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.last = performance.now();
  });
  return traffic;
}

/** Total Blocking Time after the first paint. */
function blockingTime({ longTasks, firstPaint = 0 }: LoadRecord): number {
  const waits = longTasks.map(({ start, duration }) => {
    const afterPaint = start + duration - Math.max(start, firstPaint);
    return Math.max(0, afterPaint - PATIENT);
  });
  return waits.reduce((sum, wait) => sum + wait, 0);
}

/** Opens / and waits until the page is idle. */
async function loadHome({ page }: Visit, origin: string, traffic: Traffic): Promise<LoadRecord> {
  await page.goto(`${origin}/`);
  for (;;) {
    await page.waitForTimeout(250);
    const { record, now } = await page.evaluate(() => ({
      record: globalThis.probe.load,
      now: performance.now(),
    }));
    const lastTask = record.longTasks.at(-1);
    const taskIsPast = !lastTask || now - (lastTask.start + lastTask.duration) > QUIET;
    if (taskIsPast && performance.now() - traffic.last > QUIET) return record;
  }
}

/** The time of all tasks so far, in milliseconds. */
async function mainThreadWork(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function measureOnce({ browser, samples, ...bench }: Bench): Promise<void> {
  const shop = await ownShop(bench);
  await visit(browser, circumstances, async (visitor) => {
    await visitor.cdp.send('Performance.enable');
    const traffic = watchTraffic(visitor.cdp);
    const record = await loadHome(visitor, shop.origin, traffic);
    if (record.firstPaint !== undefined) samples.add(figures.firstPaint, record.firstPaint);
    if (record.largestPaint !== undefined) samples.add(figures.largestPaint, record.largestPaint);
    samples.add(figures.shift, record.shift);
    samples.add(figures.blocking, blockingTime(record));
    samples.add(figures.transfer, traffic.bytes / 1000);
    samples.add(figures.work, await mainThreadWork(visitor.cdp));
  });
}

/** The first visit to / on a phone. */
export const load: Group = {
  name: 'load',
  figures: Object.values(figures),
  measure: async (bench) => {
    for (let run = 0; run < bench.runs; run += 1) await attempt('load', () => measureOnce(bench));
  },
};
