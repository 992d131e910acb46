import type { Canvas } from '@napi-rs/canvas';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductSpec } from '../families';
import type { Finish } from '../materials/finish';
import { SHADOW_FILE, toGltf } from './gltf';
import { drawGrain, grainOf, repeatsOf, wrapped } from './grain';
import { groundUnder } from './ground';
import { encodeTexture } from './pictures';
import { onlySeen } from './seen';
import { join, simplify, tidy, toolsReady } from './simplify';
import { surfacesOf } from './surfaces';
import { turnable } from './turned';

export const MODEL_FILE = 'model.gltf';

export interface Exported {
  readonly triangles: number;
  readonly draws: number;
}

/** Gives each picture a file; one that two finishes share is one file. */
class Pictures {
  private readonly names = new Map<Canvas, string>();

  private nameOf(canvas: Canvas): string {
    const name = this.names.get(canvas) ?? `picture-${this.names.size + 1}.webp`;
    this.names.set(canvas, name);
    return name;
  }

  readonly name = (finish: Finish) => {
    const { picture, glow } = finish;
    const grain = grainOf(finish);
    return {
      ...(picture && { base: this.nameOf(picture) }),
      ...(glow && { glow: this.nameOf(glow) }),
      ...(grain && { grain: this.nameOf(drawGrain(grain)) }),
    };
  };

  readonly files = async () =>
    Promise.all([...this.names].map(async ([canvas, name]) => [name, await encodeTexture(canvas)] as const));
}

/** Makes the files of a product's model in a folder of its own. */
export async function exportModel(spec: ProductSpec, folder: string): Promise<Exported> {
  await toolsReady();
  const surfaces = surfacesOf(turnable(spec)).map(({ finish, shapes }) => {
    const grain = grainOf(finish);
    if (!grain) {
      const isPictured = Boolean(finish.picture ?? finish.glow);
      return { finish, shape: join(shapes.map((shape) => simplify(shape, isPictured))) };
    }
    const whole = wrapped(join(shapes));
    return { finish, shape: simplify(whole, true), repeats: repeatsOf(whole, grain) };
  });
  const seen = onlySeen(
    surfaces.map(({ shape }) => shape),
    (index) => surfaces[index]?.finish.clear !== undefined,
  );
  const kept = surfaces.flatMap((surface, i) => {
    const shape = seen[i];
    return shape && shape.indices.length > 0 ? [{ ...surface, shape: tidy(shape) }] : [];
  });
  const pictures = new Pictures();
  const ground = await groundUnder(kept.map(({ shape }) => shape));
  const { json, bin } = toGltf(kept, ground.shape, pictures.name);
  const files = await pictures.files();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, SHADOW_FILE), ground.picture);
  await writeFile(path.join(folder, 'model.bin'), bin);
  // Written last, so that it exists only if all the others do.
  await writeFile(path.join(folder, MODEL_FILE), json);
  return {
    triangles: kept.reduce((sum, { shape }) => sum + shape.indices.length / 3, 0),
    draws: kept.length + 1,
  };
}
