import { spawnSync } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import { describeMachine } from './machine';
import { writeReadme } from './readme';
import { alignTable } from './table';
import { measureVisit, type Visit } from './measure-visit';
import { ensureNginx, startNginx } from '../scripts/nginx';

const root = path.resolve(import.meta.dirname, '..');

const CONNECTIONS = [50, 500];
/** How long each load lasts, in seconds. */
const DURATION = 10;

/** The encodings that browsers accept. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

const count = (value: number) => Math.round(value).toLocaleString('en');

async function load(nginx: string, { firstLoad }: Visit): Promise<string> {
  const { origin, stop } = await startNginx(nginx, { out: root, log: false });
  const rows: string[][] = [];
  try {
    for (const [name, addresses] of [
      ['the page /', ['/']],
      ['all files of a first load', firstLoad],
    ] as const) {
      for (const connections of CONNECTIONS) {
        console.log(`Loading: ${name}, ${connections} connections, ${DURATION} s`);
        const result = await autocannon({
          url: origin,
          connections,
          duration: DURATION,
          requests: addresses.map((address) => ({ path: address, headers })),
        });
        const failed = result.errors + result.timeouts + result.non2xx;
        rows.push([
          name,
          String(connections),
          count(result.requests.average),
          `${(result.throughput.average / 1e6).toFixed(0)} MB`,
          `${result.latency.p99} ms`,
          String(failed),
        ]);
      }
    }
  } finally {
    await stop();
  }
  return alignTable(
    ['asked for', 'connections', 'answers a second', 'bytes a second', '99 % within', 'errors'],
    rows,
  );
}

/** An nginx's name and version, as `nginx 1.22.1`. */
function versionOf(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' });
  return /nginx\/[\d.]+/u.exec(stderr)?.[0].replace('/', ' ') ?? 'nginx';
}

async function visit(nginx: string): Promise<Visit> {
  const { origin, stop, takeLog } = await startNginx(nginx, { out: root, log: true });
  try {
    return await measureVisit(origin, takeLog);
  } finally {
    await stop();
  }
}

/** Loads nginx with the build on this machine, and weighs a visit; bench/README.md keeps the figures. */
async function main(): Promise<void> {
  const nginx = ensureNginx();
  if (nginx === undefined) {
    console.error(
      'There is no nginx to load. Install it (on Debian: "apt-get install nginx") and run this again.',
    );
    process.exitCode = 1;
    return;
  }
  const measured = await visit(nginx);
  const loaded = await load(nginx, measured);
  const parts = measured.parts.map(({ name, requests, bytes }) => [
    name,
    String(requests),
    `${(bytes / 1000).toFixed(1)} KB`,
  ]);
  const figures = `${describeMachine(versionOf(nginx), new Date())}

${alignTable(['step of a visit', 'answers', 'sent'], parts)}

${loaded}`;
  console.log(`\n${figures}`);
  await writeReadme('load', figures);
}

await main();
