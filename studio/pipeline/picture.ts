import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Group, MathUtils } from 'three';
import { startRender } from './blender';
import { develop } from './develop';
import { codeHash, hashOf } from './fingerprint';
import { frame, type Shot, type View } from './framing';
import { toGlb } from './glb';
import { CACHE, type RenderSettings } from './settings';

/** A picture to be made: a model and its place in the frame. */
export interface Picture extends View {
  readonly name: string;
  readonly build: () => Group;
  /**
   * Azimuth of the camera in degrees: 90 is from the right, 180 from behind. The light goes with the camera, as if the
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

/** Returns true if the file exists and its sources have not changed. */
async function isKnown(file: string, hash: string): Promise<boolean> {
  const known = await readFile(`${file}.hash`, 'utf8').catch(() => '');
  return known === hash && (await exists(file));
}

const mark = (file: string, hash: string) => writeFile(`${file}.hash`, hash);
const unmark = (file: string) => rm(`${file}.hash`, { force: true });

/** A picture's model, ready for Blender, and where the results will lie. */
export interface Prepared {
  readonly place: string;
  readonly settings: RenderSettings;
  readonly glb: Buffer;
  readonly shot: Shot;
  /** Changes whenever the model, the light or the settings do. */
  readonly layersHash: string;
}

export async function prepare(picture: Picture, settings: RenderSettings): Promise<Prepared> {
  const folder = path.join(CACHE, `${settings.width}x${settings.height}-${settings.samples}`);
  await mkdir(folder, { recursive: true });
  const root = new Group();
  const posed = new Group();
  posed.add(onTurntable(picture));
  root.add(posed);
  const shot = frame(posed, settings.width / settings.height, picture);
  const glb = toGlb(root);
  const layersHash = hashOf(glb, JSON.stringify({ shot, settings }), await codeHash('blender'));
  return { place: path.join(folder, picture.name), settings, glb, shot, layersHash };
}

/**
 * Path-traces the picture's layers, unless nothing of what they depend on has changed: the model and the light. Comes
 * back when Blender is at work; `done` says whether it had to be.
 */
export async function startLayers(
  { place, settings, glb, shot, layersHash }: Prepared,
  threads: number,
): Promise<{ readonly done: Promise<boolean> }> {
  const [model, layers] = [`${place}.glb`, `${place}.layers`];
  if (await isKnown(layers, layersHash)) return { done: Promise.resolve(false) };
  await unmark(layers);
  await writeFile(model, glb);
  const { done } = await startRender({ ...settings, model, shot, result: layers, threads });
  return {
    done: done.then(async () => {
      await Promise.all([model, `${layers}.json`].map((file) => rm(file)));
      await mark(layers, layersHash);
      return true;
    }),
  };
}

export interface Master {
  readonly master: string;
  /** Changes whenever the master does. */
  readonly hash: string;
}

/** Makes the transparent master from the layers, unless neither they nor the code that develops them has changed. */
export async function developMaster({ place, settings, layersHash }: Prepared): Promise<Master> {
  const master = `${place}.png`;
  const recipe = ['denoise', 'develop', 'layers', 'shadow', 'tone'].map((name) => `pipeline/${name}.ts`);
  const hash = hashOf(layersHash, await codeHash(...recipe));
  if (await isKnown(master, hash)) return { master, hash };
  await unmark(master);
  await develop(`${place}.layers`, master, settings);
  await mark(master, hash);
  return { master, hash };
}
