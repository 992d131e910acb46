import lighthouse from 'lighthouse';
import { launchBrowser } from '../browser';
import type { Figure } from '../figure';
import type { Bench, Group } from '../group';
import { ownShop } from '../own-shop';
import { attempt } from '../samples';

const routes = ['/', '/statistics', '/dashboard', '/about-us', '/details'] as const;

/** Lighthouse's categories by its own names; a busy machine costs a point or two of performance. */
const categories = [
  { id: 'performance', limit: 98 },
  { id: 'accessibility', limit: 100 },
] as const;

type CategoryId = (typeof categories)[number]['id'];

/** The number of runs that Lighthouse recommends. */
const RUNS = 3;

interface Score {
  readonly route: string;
  readonly category: CategoryId;
  readonly figure: Figure;
}

const scores: readonly Score[] = routes.flatMap((route) =>
  categories.map(({ id, limit }) => ({
    route,
    category: id,
    figure: { name: `Lighthouse mobile, ${route}: ${id}`, unit: 'points', limit },
  })),
);

/** Audits one address as Lighthouse does for phones: each category's points from 0 to 100. */
async function audit(address: string, port: number): Promise<ReadonlyMap<string, number>> {
  const outcome = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: categories.map(({ id }) => id),
  });
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(outcome?.lhr.runtimeError?.message ?? 'Lighthouse came to nothing');
  }
  const points = Object.entries(outcome.lhr.categories).map(
    ([id, { score }]) => [id, (score ?? 0) * 100] as const,
  );
  return new Map(points);
}

async function auditRoute(route: string, { samples, ...bench }: Bench): Promise<void> {
  const { origin } = await ownShop(bench);
  const points = await audit(origin + route, bench.debuggingPort);
  for (const { category, figure } of scores.filter((score) => score.route === route)) {
    const value = points.get(category);
    if (value !== undefined) samples.add(figure, value);
  }
}

/** Lighthouse's scores for every screen. */
export const lighthouseScores: Group = {
  name: 'lighthouse',
  figures: scores.map(({ figure }) => figure),
  measure: async (bench) => {
    const browser = await launchBrowser(`--remote-debugging-port=${bench.debuggingPort}`);
    try {
      for (let run = 0; run < RUNS; run += 1) {
        for (const route of routes) await attempt(`Lighthouse, ${route}`, () => auditRoute(route, bench));
      }
    } finally {
      await browser.close();
    }
  },
};
