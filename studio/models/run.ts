import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductSpec } from '../families';
import { codeHash, hashOf } from '../pipeline/fingerprint';
import { toGlb } from '../pipeline/glb';
import { CACHE, PUBLIC } from '../pipeline/settings';
import { PRODUCTS } from '../products';
import { withModels, type ModelEntry } from './data';
import { exportModel, MODEL_FILE } from './export';
import { turnable } from './turned';
import { viewsOf } from './views';
import { weigh } from './weigh';

const FOLDER = path.join(PUBLIC, 'models');
const DATA = path.join(PUBLIC, 'Data.json');
const MARKS = path.join(CACHE, 'models');

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Makes a product's model unless it exists and its sources are unchanged. */
async function makeModel(id: string, spec: ProductSpec): Promise<string> {
  const folder = path.join(FOLDER, id);
  const mark = path.join(MARKS, id);
  const hash = hashOf(toGlb(turnable(spec)), await codeHash('models', 'materials/base-color.ts'));
  const known = await readFile(mark, 'utf8').catch(() => '');
  if (known === hash && (await exists(path.join(folder, MODEL_FILE)))) return 'unchanged';
  await rm(mark, { force: true });
  const { triangles, draws } = await exportModel(spec, folder);
  await mkdir(MARKS, { recursive: true });
  await writeFile(mark, hash);
  const kilobytes = Math.round((await weigh(folder)) / 1000);
  return `${kilobytes} KB, ${triangles} triangles, ${draws} draw calls`;
}

/** Makes the models of these products, or of all. */
export async function makeModels(ids: readonly string[]): Promise<void> {
  const wanted = [...PRODUCTS].filter(([id]) => ids.length === 0 || ids.includes(id));
  for (const [i, [id, spec]] of wanted.entries())
    console.log(`${i + 1}/${wanted.length} ${id}: ${await makeModel(id, spec)}`);
}

/** Writes the existing models into the shop's Data.json. */
export async function nameModels(): Promise<void> {
  const models = new Map<string, ModelEntry>();
  for (const [id, spec] of PRODUCTS) {
    const folder = path.join(FOLDER, id);
    if (!(await exists(path.join(folder, MODEL_FILE)))) continue;
    const file = `models/${id}/${MODEL_FILE}`;
    models.set(id, { file, bytes: await weigh(folder), views: viewsOf(spec) });
  }
  const before = await readFile(DATA, 'utf8');
  const after = withModels(before, models);
  if (after !== before) await writeFile(DATA, after);
  const sizes = [...models.values()].map(({ bytes }) => bytes).toSorted((a, b) => a - b);
  const kilobytes = (at: number) => Math.round((sizes[at] ?? 0) / 1000);
  console.log(
    `${sizes.length} models, ${kilobytes(Math.floor(sizes.length / 2))} KB in the median, ${kilobytes(sizes.length - 1)} KB at most; Data.json ${after === before ? 'has them already' : 'names them now'}.`,
  );
}
