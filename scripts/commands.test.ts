import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tries } from './commands';

const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');

it('every command of the README is tried in a fresh clone', () => {
  const named = [...readme.matchAll(/npm (?<command>start|run [\w:-]+)/gu)].map(([, command]) => command);
  const tried = tries.map(({ command }) => (command[0] === 'run' ? `run ${command[1]}` : command[0]));
  expect(new Set(named)).toEqual(new Set([...tried, 'run try-commands']));
});
