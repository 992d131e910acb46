import path from 'node:path';
import { makeContactSheets } from './contact-sheet';
import { addGalleries } from './gallery';
import { makeLight } from './models/light';
import { makeModels, nameModels } from './models/run';
import { makeLinkPreview } from './pipeline/brand-pictures';
import { BlenderMissing, needBlender } from './pipeline/blender';
import { encode } from './pipeline/encode';
import { keep, stale, wait } from './pipeline/notes';
import { developMaster, prepare, startLayers, type Prepared } from './pipeline/picture';
import { CACHE } from './pipeline/settings';
import { allTasks, chosen, type Task } from './pipeline/tasks';

/** Develops and encodes a rendered picture. Returns the bytes written. */
async function finish(task: Task, prepared: Prepared, draft: boolean): Promise<number> {
  const { picture, folder, widths } = task;
  const { master, hash } = await developMaster(prepared);
  if (draft) return 0;
  const bytes = await encode({ master, hash, folder, name: picture.name, widths });
  await keep([task]);
  return bytes;
}

/** Makes the pictures one by one; while Blender renders one, the previous is developed and the next modeled. */
async function makeAll(tasks: readonly Task[], draft: boolean, threads: number): Promise<void> {
  let finishLast = async () => {};
  let next: Prepared | undefined;
  for (const [i, task] of tasks.entries()) {
    const before = Date.now();
    const prepared = next ?? (await prepare(task.picture, task.settings));
    const { done } = await startLayers(prepared, threads);
    const after = tasks[i + 1];
    const meanwhile = async () => {
      await finishLast();
      return after && prepare(after.picture, after.settings);
    };
    const [rendered, modeled] = await Promise.all([done, meanwhile()]);
    next = modeled;
    const seconds = ((Date.now() - before) / 1000).toFixed(1);
    finishLast = async () => {
      const bytes = await finish(task, prepared, draft);
      const size = bytes > 0 ? `, ${Math.round(bytes / 1024)} KB` : '';
      const how = rendered ? `rendered in ${seconds} s` : 'not rendered anew';
      console.log(`${i + 1}/${tasks.length} ${task.name}: ${how}${size}`);
    };
  }
  await finishLast();
}

function numberAfter(words: readonly string[], option: string): number | undefined {
  const word = words.find((each) => each.startsWith(option));
  return word === undefined ? undefined : Number(word.slice(option.length));
}

/** The link preview, from its own scene. */
async function makeBrand(tasks: readonly Task[], threads: number): Promise<void> {
  const task = tasks.find((each) => each.name === 'square');
  if (task === undefined) throw new Error('There is no scene square');
  const prepared = await prepare(task.picture, task.settings);
  await (
    await startLayers(prepared, threads)
  ).done;
  await makeLinkPreview((await developMaster(prepared)).master);
}

const GALLERY = '--gallery=';
const KINDS = { '--fronts': 'front', '--views': 'view', '--scenes': 'scene' } as const;

/**
 * Makes the shop's pictures:
 * npm start -- [--stale] [--fronts] [--views] [--scenes] [--draft] [--samples=N] [--threads=N] [product | product:view | scene ...]
 * npm start -- --brand | --sheets | --gallery=Data.json | --models | --name-models | --light
 * Without names all are made; what has not changed is left alone, so a stopped run goes on where it was.
 * `--brand` only makes the link preview. `--sheets` lays the encoded pictures side by side, into docs/.
 * `--gallery` writes into a catalog which views there are of each product.
 * `--stale` takes only what has changed since it was rendered. `--keep` renders nothing, and notes that the pictures named
 * are still true; `--wait` puts all that has changed on the list of what waits.
 * `--models` makes the models that visitors turn; `--name-models` only puts those that there are into Data.json.
 * `--light` writes the light that the 3D viewer shows them in.
 */
async function main(words: readonly string[]): Promise<void> {
  const draft = words.includes('--draft');
  const threads = numberAfter(words, '--threads=') ?? 0;
  const samples = numberAfter(words, '--samples=');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const kinds = Object.entries(KINDS).flatMap(([option, kind]) => (words.includes(option) ? [kind] : []));
  if (words.includes('--sheets')) {
    await makeContactSheets(path.resolve(import.meta.dirname, '../docs'));
    return;
  }
  const catalog = words.find((word) => word.startsWith(GALLERY))?.slice(GALLERY.length);
  if (catalog !== undefined) {
    console.log(await addGalleries(catalog));
    return;
  }
  if (words.includes('--light')) {
    await makeLight();
    return;
  }
  if (words.includes('--models')) await makeModels(wanted);
  if (words.includes('--models') || words.includes('--name-models')) {
    await nameModels();
    return;
  }
  const all = allTasks({ draft, samples });
  const named = chosen(all, wanted, kinds);
  if (words.includes('--keep') || words.includes('--wait')) {
    await (words.includes('--keep') ? keep(named) : wait(named));
    return;
  }
  await needBlender();
  if (words.includes('--brand')) {
    await makeBrand(all, threads);
    return;
  }
  const old = words.includes('--stale') ? Object.values(await stale(named)).flat() : named;
  const tasks = named.filter((task) => old.includes(task));
  const started = Date.now();
  await makeAll(tasks, draft, threads);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`Done in ${minutes} min.${draft ? ` Drafts are in ${path.relative('.', CACHE)}.` : ''}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof BlenderMissing ? 2 : 1;
}
