import { cpus, loadavg, release, totalmem } from 'node:os';

const STEPS = 100_000_000;
const TURNS = 3;

/**
 * The milliseconds that a fixed piece of arithmetic takes, at best: the same machine lent out by the hour is
 * not the same at every hour, and here it shows.
 */
function timeOfArithmetic(): number {
  const times = Array.from({ length: TURNS }, () => {
    const start = performance.now();
    let value = 0;
    for (let step = 0; step < STEPS; step += 1) value = (Math.imul(value, 31) + step) % 1_000_003;
    // Used, so that the optimizer keeps it.
    return value < 0 ? Number.NaN : performance.now() - start;
  });
  return Math.min(...times);
}

/**
 * The machine of the measurements, as lines of Markdown.
 * @param measured the program measured, with its version
 */
export function describeMachine(measured: string, date: Date): string {
  const [cpu] = cpus();
  return [
    `- Processor: ${cpu?.model ?? 'unknown'}, ${cpus().length} cores`,
    `- Programs that waited for a processor, on average of the last five minutes: ${loadavg()[1]?.toFixed(1)}`,
    `- A fixed piece of arithmetic, at best of ${TURNS}: ${timeOfArithmetic().toFixed(0)} ms`,
    `- Memory: ${(totalmem() / 1e9).toFixed(1)} GB`,
    `- Kernel: ${process.platform} ${release()}`,
    `- ${measured}, Node ${process.versions.node}`,
    `- Date: ${date.toISOString().slice(0, 10)}`,
  ].join('\n');
}
