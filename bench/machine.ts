import { cpus, loadavg, release, totalmem } from 'node:os';

/**
 * The machine that the figures were taken on, as lines of Markdown.
 * @param measured the program that was measured, with its version
 */
export function describeMachine(measured: string, date: Date): string {
  const [cpu] = cpus();
  return [
    `- Processor: ${cpu?.model ?? 'unknown'}, ${cpus().length} cores`,
    `- Programs that waited for a processor, on average of the last five minutes: ${loadavg()[1]?.toFixed(1)}`,
    `- Memory: ${(totalmem() / 1e9).toFixed(1)} GB`,
    `- Kernel: ${process.platform} ${release()}`,
    `- ${measured}, Node ${process.versions.node}`,
    `- Date: ${date.toISOString().slice(0, 10)}`,
  ].join('\n');
}
