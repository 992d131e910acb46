import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Group, MathUtils } from 'three';
import { render } from './blender';
import { develop } from './develop';
import { codeHash, hashOf } from './fingerprint';
import { frame, type View } from './framing';
import { toGlb } from './glb';
import { CACHE, type RenderSettings } from './settings';

/** A picture to be made: a model and its place in the frame. */
export interface Picture extends View {
  readonly name: string;
  readonly build: () => Group;
  /**
   * From where it is seen, in degrees: 90 is from the right, 180 from behind. The light goes with the camera, as if the
   * product stood on a turntable.
   */
  readonly azimuth?: number;
}

function onTurntable({ build, azimuth }: Picture): Group {
  if (azimuth === undefined) return build();
  const table = new Group();
  table.rotation.y = -MathUtils.degToRad(azimuth);
  table.add(build());
  return table;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Does a step unless its result is there and was made from the same things. Says whether it did. */
async function unlessKnown(file: string, hash: string, step: () => Promise<void>): Promise<boolean> {
  const mark = `${file}.hash`;
  const known = await readFile(mark, 'utf8').catch(() => '');
  if (known === hash && (await exists(file))) return false;
  await rm(mark, { force: true });
  await step();
  await writeFile(mark, hash);
  return true;
}

/** Raw layers, and where the master will lie. */
export interface Rendered {
  readonly place: string;
  readonly settings: RenderSettings;
  /** Changes whenever the model, the light or the settings do. */
  readonly layersHash: string;
  /** Whether they had to be made anew. */
  readonly rendered: boolean;
}

/** Path-traces the picture's layers, unless nothing of what they depend on has changed: the model and the light. */
export async function renderLayers(
  picture: Picture,
  settings: RenderSettings,
  threads: number,
): Promise<Rendered> {
  const folder = path.join(CACHE, `${settings.width}x${settings.height}-${settings.samples}`);
  await mkdir(folder, { recursive: true });
  const place = path.join(folder, picture.name);
  const root = new Group();
  const posed = new Group();
  posed.add(onTurntable(picture));
  root.add(posed);
  const shot = frame(posed, settings.width / settings.height, picture);
  const glb = toGlb(root);

  const [model, layers] = [`${place}.glb`, `${place}.layers`];
  const layersHash = hashOf(glb, JSON.stringify({ shot, settings }), await codeHash('blender'));
  const rendered = await unlessKnown(layers, layersHash, async () => {
    await writeFile(model, glb);
    await render({ ...settings, model, shot, result: layers, threads });
    await Promise.all([model, `${layers}.json`].map((file) => rm(file)));
  });
  return { place, settings, layersHash, rendered };
}

export interface Master {
  readonly master: string;
  /** Changes whenever the master does. */
  readonly hash: string;
}

/** Makes the transparent master of the layers, unless neither they nor how they are developed has changed. */
export async function developMaster({ place, settings, layersHash }: Rendered): Promise<Master> {
  const master = `${place}.png`;
  const recipe = ['denoise', 'develop', 'layers', 'shadow', 'tone'].map((name) => `pipeline/${name}.ts`);
  const hash = hashOf(layersHash, await codeHash(...recipe));
  await unlessKnown(master, hash, () => develop(`${place}.layers`, master, settings.width, settings.height));
  return { master, hash };
}
