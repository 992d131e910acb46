import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductSpec } from '../families';
import { hashOf } from '../pipeline/fingerprint';
import { addNotes, codeOf, filesOf, readNotes } from '../pipeline/notes';
import { PUBLIC } from '../pipeline/settings';
import { sourcesOf } from '../pipeline/tasks';
import { PRODUCTS } from '../products';
import { withModels, type ModelEntry } from './data';
import { exportModel, MODEL_FILE } from './export';
import { viewsOf } from './views';
import { weigh } from './weigh';

const FOLDER = path.join(PUBLIC, 'models');
const DATA = path.join(PUBLIC, 'Data.json');

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const nameOf = (id: string) => `${id}:model`;

/** Changes with the product's file, its family's models, and the code that exports them; not with other families. */
function noteOf(id: string, spec: ProductSpec): string {
  const exporter = [...filesOf(['models/export.ts'])].filter((file) =>
    /\/(?:models|materials)\//u.test(file),
  );
  return hashOf(...codeOf(new Set([...exporter, ...filesOf(sourcesOf(id, spec))])));
}

/** The products whose model is older than its sources. */
export async function staleModels(): Promise<string[]> {
  const notes = await readNotes();
  return [...PRODUCTS].flatMap(([id, spec]) => (notes[nameOf(id)] === noteOf(id, spec) ? [] : [id]));
}

/** Makes a product's model unless it exists and its sources are unchanged. */
async function makeModel(id: string, spec: ProductSpec, isStale: boolean): Promise<string> {
  const folder = path.join(FOLDER, id);
  if (!isStale && (await exists(path.join(folder, MODEL_FILE)))) return 'unchanged';
  const { triangles, draws } = await exportModel(spec, folder);
  await addNotes({ [nameOf(id)]: noteOf(id, spec) });
  const kilobytes = Math.round((await weigh(folder)) / 1000);
  return `${kilobytes} KB, ${triangles} triangles, ${draws} draw calls`;
}

/** Makes the models of these products, or of all. */
export async function makeModels(ids: readonly string[]): Promise<void> {
  const old = await staleModels();
  const wanted = [...PRODUCTS].filter(([id]) => ids.length === 0 || ids.includes(id));
  for (const [i, [id, spec]] of wanted.entries())
    console.log(`${i + 1}/${wanted.length} ${id}: ${await makeModel(id, spec, old.includes(id))}`);
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
