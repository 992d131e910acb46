import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface Build {
  /** The owner's folder that it is made of. */
  readonly shop: string;
  /** The folder that its dist/ and build/ stand in, from the repository's own. */
  readonly out: string;
  /** The folder on the server that it lives in, with a slash at both ends. */
  readonly base: string;
}

/** The builds that tests look at. */
export const builds = {
  shop: { shop: 'shop', out: '', base: '/' },
  fixture: { shop: 'e2e/fixture', out: 'build/fixture', base: '/' },
  below: { shop: 'e2e/fixture', out: 'build/below', base: '/shop/' },
  guitars: { shop: 'examples/guitars', out: 'build/guitars', base: '/guitars/' },
} as const satisfies Readonly<Record<string, Build>>;

export type BuildName = keyof typeof builds;
export const buildNames = ['shop', 'fixture', 'below', 'guitars'] as const satisfies readonly BuildName[];

/** The folder that a server of the build sends. */
export const distOf = (name: BuildName) => path.join(root, builds[name].out, 'dist');

/** What scripts/build.ts is told to make it. */
export const buildEnv = (name: BuildName) => {
  const { shop, out, base } = builds[name];
  return { SHOP: shop, OUT_DIR: out, BASE_PATH: base };
};

/** What every build is made of, beside an owner's folder. */
const SOURCES = ['src', 'scripts', 'tools', 'deploy', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Tests, and what a build itself writes, make no build old. */
const IGNORED = /\.test\.tsx?$|Data\.schema\.json$/u;

/** The file or folder that was changed last; a folder changes with what comes into it or goes. */
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

function whyToBuild(name: BuildName): string | undefined {
  // The last file that a build writes by itself.
  const made = path.join(distOf(name), 'sw.js');
  if (!existsSync(made)) return 'there is none yet';
  const latest = newest([...SOURCES, builds[name].shop]);
  return latest.changedAt > statSync(made).mtimeMs ? `${latest.name} has changed since` : undefined;
}

/** Makes a build where there is none, or an old one, and says so. Throws where it cannot be made. */
export function ensureBuild(name: BuildName): void {
  const why = whyToBuild(name);
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
