import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeHash, hashOf } from './fingerprint';
import type { Task } from './tasks';

/** By a picture's or a model's name: a hash of its sources, and of a picture's view, or that it waits for a render. */
type Notes = Readonly<Record<string, string>>;

const WAITS = 'waits';
const studio = path.resolve(import.meta.dirname, '..');
const FILE = path.join(studio, 'rendered.json');

const IMPORT = /^import (?!type\b).*?from '(?<from>\.[^']+)';$/gmsu;
/** Comments and white space change no picture. */
const SILENT = /\/\*.*?\*\/|\/\/[^\n]*|\s+/gsu;

const texts = new Map<string, { readonly code: string; readonly needs: readonly string[] }>();

function read(file: string) {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const needs = [...text.matchAll(IMPORT)].map(({ groups }) =>
    path.resolve(path.dirname(file), `${groups?.['from'] ?? ''}.ts`),
  );
  const made = { code: text.replaceAll(SILENT, ''), needs: needs.map((each) => fileOf(each)) };
  texts.set(file, made);
  return made;
}

/** A folder is asked for by its index. */
function fileOf(file: string): string {
  try {
    readFileSync(file);
    return file;
  } catch {
    return file.replace(/\.ts$/u, '/index.ts');
  }
}

/** A file and all that it imports. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const need of read(file).needs) closure(need, found);
  return found;
}

/** These files, named from the studio's own folder, and all that they import. */
export const filesOf = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => [...closure(path.join(studio, source))]));

export const codeOf = (files: Iterable<string>): string[] =>
  [...files].toSorted().map((file) => read(file).code);

/** Changes with everything that the picture is made of: the product's file, its family's models, the view, the light. */
async function noteOf({ picture, sources }: Task): Promise<string> {
  const { azimuth, elevation, room, close } = picture;
  return hashOf(
    JSON.stringify({ azimuth, elevation, room, close }),
    await codeHash('blender'),
    ...codeOf(filesOf(sources)),
  );
}

export async function readNotes(): Promise<Notes> {
  const notes: unknown = JSON.parse(await readFile(FILE, 'utf8'));
  if (typeof notes !== 'object' || notes === null) throw new Error(`${FILE} holds no notes`);
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => typeof note === 'string'));
}

export async function addNotes(notes: Notes): Promise<void> {
  const all = Object.entries({ ...(await readNotes()), ...notes }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Marks these pictures as up to date: they were rendered, or the change is not visible in them. */
export async function keep(tasks: readonly Task[]): Promise<void> {
  const notes = await Promise.all(tasks.map(async (task) => [task.name, await noteOf(task)] as const));
  await addNotes(Object.fromEntries(notes));
}

/** The pictures whose sources have changed since they were rendered; `waiting` are those already listed. */
export async function stale(tasks: readonly Task[]): Promise<{ waiting: Task[]; unknown: Task[] }> {
  const notes = await readNotes();
  const now = await Promise.all(tasks.map(noteOf));
  return {
    waiting: tasks.filter(({ name }) => notes[name] === WAITS),
    unknown: tasks.filter(({ name }, i) => notes[name] !== WAITS && notes[name] !== now[i]),
  };
}

/** Adds stale pictures to the list of those that wait for a render. */
export async function wait(tasks: readonly Task[]): Promise<void> {
  const { unknown } = await stale(tasks);
  await addNotes(Object.fromEntries(unknown.map(({ name }) => [name, WAITS])));
}
