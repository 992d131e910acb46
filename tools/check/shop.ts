import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownersFolder } from '../shared/owners-folder';
import { checkoutNotes, simulatedTexts } from './check-checkout';
import { checkHelp } from './check-help';
import { checkSettings } from './check-settings';
import { checkSynonyms } from './check-synonyms';
import type { Settings, Synonym } from '../../src/lib/shop';

const root = path.resolve(import.meta.dirname, '../..');

export interface Shop {
  /** Absolute path. Its code is bundled through the alias in vite.config.ts. */
  folder: string;
  settings: Settings;
  synonyms: readonly Synonym[];
  /** Values of the categories in settings.ts. */
  categories: readonly string[];
  /** Remarks on the settings, a line each. */
  notes: readonly string[];
}

/** Files that a build needs, and how to get a missing one. */
const FILES: ReadonlyArray<readonly [file: string, fix: string]> = [
  ['Data.json', 'npm run import -- FILE makes it from a list of products'],
  ['about-us.ts', 'copy it from examples/starter/'],
  ['help.ts', 'copy it from examples/starter/'],
  ['synonyms.ts', 'copy it from examples/starter/'],
  ['theme.css', 'copy it from examples/starter/'],
  ['typeface.ts', 'copy it from examples/starter/'],
  ['logo.svg', 'copy it from examples/starter/'],
  ['favicon.png', 'npm run pictures -- --brand makes it from logo.svg'],
  ['icons/icon-512.png', 'npm run pictures -- --brand makes it from logo.svg'],
  ['images/link-preview.jpg', 'npm run pictures -- --brand makes it from logo.svg'],
  ['images/banner.svg', 'copy it from examples/starter/'],
  [
    'images/banner-2400.avif',
    'npm run pictures makes it from photos/banner.png, or copy it from examples/starter/',
  ],
];

const shownPath = (file: string) => path.relative('.', file);

async function importFrom(file: string, name: string): Promise<unknown> {
  if (!existsSync(file)) throw new Error(`${shownPath(file)} is missing: copy it from examples/starter/.`);
  try {
    const exported: unknown = await import(pathToFileURL(file).href);
    return Reflect.get(Object(exported), name);
  } catch (error) {
    throw new Error(`${shownPath(file)} cannot be read: ${String(error)}`, { cause: error });
  }
}

async function readSynonyms(file: string) {
  const source = readFileSync(file, 'utf8');
  const { synonyms, faults } = checkSynonyms(await importFrom(file, 'synonyms'), source);
  return { synonyms, problems: faults.map(({ line, message }) => `${shownPath(file)}:${line} ${message}`) };
}

/** The owner's folder that a command is about: $SHOP, or the usual one. */
const shopFolder = (): string => path.resolve(root, process.env['SHOP'] ?? ownersFolder());

/** Reads and checks settings.ts. */
async function readSettings(folder: string): Promise<{ settings: Settings | undefined; problems: string[] }> {
  const file = path.join(folder, 'settings.ts');
  const input = await importFrom(file, 'settings');
  const { settings, faults } = checkSettings(input, readFileSync(file, 'utf8'));
  return { settings, problems: faults.map(({ line, message }) => `${shownPath(file)}:${line} ${message}`) };
}

/** The owner's settings. Throws an error with a line for each problem. */
export async function loadSettings(folder: string): Promise<Settings> {
  const { settings, problems } = await readSettings(folder);
  if (!settings || problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** The owner's texts by where they are. */
async function textsOf(folder: string, settings: Settings, help: unknown): Promise<Map<string, unknown>> {
  const aboutUs = path.join(folder, 'about-us.ts');
  const texts = Object.entries(Object(help)).map(
    ([topic, text]: readonly [string, unknown]) =>
      [`${shownPath(path.join(folder, 'help.ts'))} ${topic}`, text] as const,
  );
  return new Map<string, unknown>([
    ...texts,
    [shownPath(aboutUs), await importFrom(aboutUs, 'aboutUs')],
    [shownPath(path.join(folder, 'settings.ts')), settings],
  ]);
}

/** Reads and checks the owner's folder. Throws an error with a line for each problem: file, line, and how to fix it. */
export async function loadShop(): Promise<Shop> {
  const folder = shopFolder();
  const { settings, problems } = await readSettings(folder);
  const drawings = settings?.categories.map(({ drawing }) => drawing) ?? [];
  const files = [
    ...FILES,
    ...[...new Set([...drawings, ...(settings ? [settings.otherDrawing] : [])])].map(
      (drawing) => [`images/categories/${drawing}.svg`, 'settings.ts names this drawing'] as const,
    ),
  ];
  for (const [name, fix] of files) {
    const missing = path.join(folder, name);
    if (!existsSync(missing)) problems.push(`${shownPath(missing)} is missing: ${fix}.`);
  }
  if (!settings || problems.length > 0) throw new Error(problems.join('\n'));
  const help = path.join(folder, 'help.ts');
  const topics = await importFrom(help, 'help');
  problems.push(...checkHelp(topics).map((fault) => `${shownPath(help)} ${fault}`));
  const { checkout } = settings;
  if (checkout) problems.push(...simulatedTexts(await textsOf(folder, settings, topics)));
  const { synonyms, problems: unfit } = await readSynonyms(path.join(folder, 'synonyms.ts'));
  problems.push(...unfit);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const categories = settings.categories.map(({ value }) => value);
  const notes = checkout ? checkoutNotes(checkout) : [];
  return { folder, settings, synonyms, categories, notes };
}

/** Parses a token of theme.css: `light-dark(LIGHT, DARK)`. */
export function themeColor({ folder }: Shop, token: string): { light: string; dark: string } {
  const file = path.join(folder, 'theme.css');
  const found = new RegExp(
    `--${token}: light-dark\\((?<light>#[0-9a-f]+), (?<dark>#[0-9a-f]+)\\)`,
    'iu',
  ).exec(readFileSync(file, 'utf8'))?.groups;
  const { light, dark } = found ?? {};
  if (light === undefined || dark === undefined)
    throw new Error(
      `${shownPath(file)} has to set --${token} to two hex colors, such as light-dark(#ffffff, #000000).`,
    );
  return { light, dark };
}
