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

export interface Made {
  readonly master: string;
  readonly rendered: boolean;
  /** Changes whenever the master does. */
  readonly hash: string;
}

/**
 * Makes the picture's transparent master in two steps, each skipped where nothing changed: the path-traced layers
 * depend on the model and the light, the master on the layers and on how they are developed.
 */
export async function makeMaster(picture: Picture, settings: RenderSettings, threads: number): Promise<Made> {
  const folder = path.join(CACHE, `${settings.width}x${settings.height}-${settings.samples}`);
  await mkdir(folder, { recursive: true });
  const place = path.join(folder, picture.name);
  const root = new Group();
  const posed = new Group();
  posed.add(onTurntable(picture));
  root.add(posed);
  const shot = frame(posed, settings.width / settings.height, picture);
  const glb = toGlb(root);

  const [model, layers, master] = [`${place}.glb`, `${place}.layers`, `${place}.png`];
  const layersHash = hashOf(glb, JSON.stringify({ shot, settings }), await codeHash('blender'));
  const rendered = await unlessKnown(layers, layersHash, async () => {
    await writeFile(model, glb);
    await render({ ...settings, model, shot, result: layers, threads });
    await Promise.all([model, `${layers}.json`].map((file) => rm(file)));
  });
  const recipe = ['denoise', 'develop', 'layers', 'shadow', 'tone'].map((name) => `pipeline/${name}.ts`);
  const hash = hashOf(layersHash, await codeHash(...recipe));
  await unlessKnown(master, hash, () => develop(layers, master, settings.width, settings.height));
  return { master, rendered, hash };
}
