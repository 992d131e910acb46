import path from 'node:path';
import { makeContactSheets } from './contact-sheet';
import { makeModels, nameModels } from './models/run';
import { makeBrandPictures } from './pipeline/brand-pictures';
import { BlenderMissing, needBlender } from './pipeline/blender';
import { encode } from './pipeline/encode';
import { makeMaster, type Picture } from './pipeline/picture';
import { productPicture } from './pipeline/product-picture';
import {
  CACHE,
  DRAFT,
  FINAL,
  PRODUCT_IMAGES,
  SCENE_IMAGES,
  WIDTHS,
  type RenderSettings,
} from './pipeline/settings';
import { PRODUCTS } from './products';
import { scenePicture, SCENES } from './scenes';

/** A picture with all that is needed to make and encode it. */
interface Task {
  readonly picture: Picture;
  readonly settings: RenderSettings;
  readonly folder: string;
  readonly widths: readonly number[];
}

/** Every product in the catalogue's order, then the scenes. */
function allTasks(settings: RenderSettings, draft: boolean): Task[] {
  const { width, samples } = settings;
  const products = [...PRODUCTS].map(([id, spec]) => ({
    picture: productPicture(id, spec),
    settings,
    folder: PRODUCT_IMAGES,
    widths: WIDTHS,
  }));
  const scenes = [...SCENES.values()].map((scene) => {
    const size = draft ? width / scene.width : 1;
    const whole = {
      width: Math.round(scene.width * size),
      height: Math.round(scene.height * size),
      samples,
    };
    return { picture: scenePicture(scene), settings: whole, folder: SCENE_IMAGES, widths: scene.widths };
  });
  return [...products, ...scenes];
}

async function make(
  { picture, settings, folder, widths }: Task,
  draft: boolean,
  threads: number,
): Promise<string> {
  const before = Date.now();
  const { master, rendered, hash } = await makeMaster(picture, settings, threads);
  const bytes = draft ? 0 : await encode({ master, hash, folder, name: picture.name, widths });
  const seconds = ((Date.now() - before) / 1000).toFixed(1);
  const size = bytes > 0 ? `, ${Math.round(bytes / 1024)} KB` : '';
  return `${rendered ? 'rendered' : 'not rendered anew'}, ${seconds} s${size}`;
}

function numberAfter(words: readonly string[], option: string): number | undefined {
  const word = words.find((each) => each.startsWith(option));
  return word === undefined ? undefined : Number(word.slice(option.length));
}

/** The link preview and the app's icons, from the scenes that are made for them. */
async function makeBrand(tasks: readonly Task[], threads: number): Promise<void> {
  const master = async (name: string) => {
    const task = tasks.find(({ picture }) => picture.name === name);
    if (task === undefined) throw new Error(`There is no scene ${name}`);
    return (await makeMaster(task.picture, task.settings, threads)).master;
  };
  await makeBrandPictures(await master('square'), await master('icon'));
}

/**
 * Makes the shop's pictures: npm start -- [--sheets | --brand | --models | --name-models] [--draft] [--samples=N] [--threads=N] [product id | scene ...]
 * `--models` instead makes the models that visitors turn; `--name-models` only puts those that there are into Data.json.
 * `--sheets` only lays the encoded pictures side by side, into docs/; `--brand` only makes the link preview and the icons. Without names all are made; what has not changed is left alone, so a stopped run goes on where it was.
 */
async function main(words: readonly string[]): Promise<void> {
  const draft = words.includes('--draft');
  const threads = numberAfter(words, '--threads=') ?? 0;
  const samples = numberAfter(words, '--samples=');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((name) => !PRODUCTS.has(name) && !SCENES.has(name));
  if (unknown.length > 0) throw new Error(`Neither a product nor a scene: ${unknown.join(', ')}`);
  if (words.includes('--sheets')) {
    await makeContactSheets([...PRODUCTS.keys()], path.resolve(import.meta.dirname, '../docs'));
    return;
  }
  if (words.includes('--models')) await makeModels(wanted);
  if (words.includes('--models') || words.includes('--name-models')) {
    await nameModels();
    return;
  }
  await needBlender();

  const usual = draft ? DRAFT : FINAL;
  const settings = samples === undefined ? usual : { ...usual, samples };
  const all = allTasks(settings, draft);
  if (words.includes('--brand')) {
    await makeBrand(all, threads);
    return;
  }
  const tasks = all.filter(({ picture }) => wanted.length === 0 || wanted.includes(picture.name));
  const started = Date.now();
  for (const [i, task] of tasks.entries())
    console.log(`${i + 1}/${tasks.length} ${task.picture.name}: ${await make(task, draft, threads)}`);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`Done in ${minutes} min.${draft ? ` Drafts are in ${path.relative('.', CACHE)}.` : ''}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof BlenderMissing ? 2 : 1;
}
