import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ownersFolder } from '../tools/shared/owners-folder';

const root = path.resolve(import.meta.dirname, '..');

interface Build {
  /** The owner's folder. */
  readonly shop: string;
  /** Contains dist/ and build/; relative to the repository. */
  readonly out: string;
  /** The path it is served under, with a slash at both ends. */
  readonly base: string;
}

/** The builds under test. */
export const builds = {
  shop: { shop: ownersFolder(), out: '', base: '/' },
  fixture: { shop: 'e2e/fixture', out: 'build/fixture', base: '/' },
  below: { shop: 'e2e/fixture', out: 'build/below', base: '/shop/' },
  guitars: { shop: 'examples/guitars', out: 'build/guitars', base: '/guitars/' },
} as const satisfies Readonly<Record<string, Build>>;

export type BuildName = keyof typeof builds;
export const buildNames = ['shop', 'fixture', 'below', 'guitars'] as const satisfies readonly BuildName[];

/** The document root. */
export const distOf = (name: BuildName) => path.join(root, builds[name].out, 'dist');

/** Environment variables for scripts/build.ts. */
export const buildEnv = (name: BuildName) => {
  const { shop, out, base } = builds[name];
  return { SHOP: shop, OUT_DIR: out, BASE_PATH: base };
};

/** Inputs of every build, besides the owner's folder. */
const SOURCES = ['src', 'scripts', 'tools', 'deploy', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Tests are not inputs, and the schema is an output. */
const IGNORED = /\.test\.tsx?$|Data\.schema\.json$/u;

/** The most recently changed file or folder. A folder's time changes when an entry is added or removed. */
function newest(names: readonly string[]): { readonly name: string; readonly changedAt: number } {
  return names
    .flatMap((name) => {
      const isFolder = statSync(path.join(root, name)).isDirectory();
      const within = isFolder ? readdirSync(path.join(root, name), { recursive: true }) : [];
      return [name, ...within.map((file) => path.join(name, String(file)))];
    })
    .filter((name) => !IGNORED.test(name))
    .map((name) => ({ name, changedAt: statSync(path.join(root, name)).mtimeMs }))
    .reduce((latest, other) => (other.changedAt > latest.changedAt ? other : latest));
}

function reasonToBuild(name: BuildName): string | undefined {
  // Among the last files that a build writes, so a failed build counts as missing.
  const marker = path.join(distOf(name), 'sw.js');
  if (!existsSync(marker)) return 'there is none yet';
  const latest = newest([...SOURCES, builds[name].shop]);
  return latest.changedAt > statSync(marker).mtimeMs ? `${latest.name} has changed since` : undefined;
}

/** Builds if dist/ is missing or older than its inputs. Throws if the build fails. */
export function ensureBuild(name: BuildName): void {
  const why = reasonToBuild(name);
  if (why === undefined) return;
  const { shop, out } = builds[name];
  console.log(`Building ${shop} into ${path.join(out, 'dist')}: ${why}.`);
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { status } = spawnSync(tsx, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...buildEnv(name) },
  });
  if (status !== 0) throw new Error(`${shop} could not be built.`);
}
