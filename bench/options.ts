import { parseArgs } from 'node:util';

/** The command line's options. */
export interface Options {
  /** The number of runs; the median counts. */
  readonly runs: number;
  /** The names of the groups to measure; empty stands for all of them. */
  readonly only: readonly string[];
  /** The first of the ten ports that the shops and the browser listen on. */
  readonly port: number;
}

function wholeNumber(text: string, name: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} is "${text}", which is no whole number above 0.`);
}

/** Parses a command line such as `--runs=5 --only=load,cart`. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      port: { type: 'string', default: '4320' },
    },
  });
  return {
    runs: wholeNumber(values.runs, 'runs'),
    only: values.only.split(',').filter((name) => name !== ''),
    port: wholeNumber(values.port, 'port'),
  };
}
