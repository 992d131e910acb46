import path from 'node:path';
import { launchBrowser } from './browser';
import { readProducts } from './catalogs/read';
import type { Bench, Group } from './group';
import { answers } from './groups/answers';
import { cart } from './groups/cart';
import { hundredThousandProducts } from './groups/hundred-thousand';
import { lighthouseScores } from './groups/lighthouse';
import { load } from './groups/load';
import { model } from './groups/model';
import { screens } from './groups/screens';
import { tenThousandProducts } from './groups/ten-thousand';
import { describeMachine } from './machine';
import { parseOptions } from './options';
import { writeReadme } from './readme';
import { attempt, Samples } from './samples';
import { Shops } from './shops';
import { formatTable } from './table';

const groups: readonly Group[] = [
  load,
  lighthouseScores,
  answers,
  screens,
  tenThousandProducts,
  cart,
  model,
  hundredThousandProducts,
];

/** The offset of the remote debugging port from the first port. */
const DEBUGGING_PORT_OFFSET = 9;

function chooseGroups(only: readonly string[]): readonly Group[] {
  const unknown = only.filter((name) => groups.every((group) => group.name !== name));
  if (unknown.length > 0) {
    const known = groups.map(({ name }) => name).join(', ');
    throw new Error(`--only names ${unknown.join(', ')}; there are: ${known}.`);
  }
  return only.length === 0 ? groups : groups.filter(({ name }) => only.includes(name));
}

async function measure(chosen: readonly Group[], bench: Bench): Promise<string> {
  for (const group of chosen) {
    console.log(`Measuring: ${group.name}`);
    await attempt(group.name, () => group.measure(bench));
  }
  const figures = chosen.flatMap((group) => group.figures);
  return formatTable(figures.map((figure) => ({ figure, value: bench.samples.of(figure) })));
}

/** Measures the production build, prints the figures, and keeps those of a whole run in bench/README.md. */
async function main(): Promise<void> {
  const { runs, only, port } = parseOptions(process.argv.slice(2));
  const chosen = chooseGroups(only);
  const own = await readProducts(path.resolve(import.meta.dirname, '../examples/ultraviolet/Data.json'));
  const shops = new Shops(port);
  const browser = await launchBrowser();
  const debuggingPort = port + DEBUGGING_PORT_OFFSET;
  try {
    const table = await measure(chosen, { browser, shops, samples: new Samples(), runs, own, debuggingPort });
    const machine = describeMachine(`Chromium ${browser.version()}`, new Date());
    console.log(`\n${machine}\n- Median of ${runs} runs\n\n${table}`);
    if (only.length === 0) await writeReadme('figures', `${machine}\n- Median of ${runs} runs\n\n${table}`);
  } finally {
    await browser.close();
    shops.close();
  }
}

await main();
