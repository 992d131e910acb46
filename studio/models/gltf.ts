import { boundsOf } from './corners';
import { baseColor } from '../materials/base-color';
import type { Finish } from '../materials/finish';
import {
  gridFor,
  packIndices,
  quantizeNormals,
  quantizePositions,
  quantizeUvs,
  toGrid,
  type Grid,
  type Quantized,
} from './quantize';
import type { Shape } from './surfaces';

/** glTF's numbers for the use of a buffer view. */
const VERTICES = 34_962;
const INDICES = 34_963;
/** glTF's numbers for texture wrapping. */
const CLAMPED = 33_071;
const REPEATED = 10_497;
/** glTF's unit is the meter, ours 10 cm. */
const METERS = 0.1;

/** The name of the file that holds a picture. */
export type NamePicture = (finish: Finish) => {
  readonly base?: string;
  readonly glow?: string;
  readonly grain?: string;
};

interface Surface {
  readonly finish: Finish;
  readonly shape: Shape;
  /** How often its grain texture repeats. */
  readonly repeats?: number;
}

/** Indexes of the samplers, by wrapping mode. */
const SAMPLERS = { clamped: 0, repeated: 1 } as const;

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** Material properties from Khronos extensions that core glTF lacks. */
function extensionsOf({ specular, coat, sheen, clear, glow, glowStrength = 1 }: Finish): object {
  return {
    // Blender's 0.5 is the reflection of ordinary plastic, which is 1 here, and the most that there is.
    ...(specular !== undefined &&
      specular < 0.5 && { KHR_materials_specular: { specularFactor: rounded(specular * 2) } }),
    ...(coat !== undefined && {
      KHR_materials_clearcoat: { clearcoatFactor: coat, clearcoatRoughnessFactor: 0.05 },
    }),
    ...(sheen !== undefined && {
      KHR_materials_sheen: {
        sheenColorFactor: [sheen, sheen, sheen].map((value) => rounded(value * 0.25)),
        sheenRoughnessFactor: 0.5,
      },
    }),
    ...(clear !== undefined && { KHR_materials_transmission: { transmissionFactor: clear } }),
    ...(glow &&
      glowStrength !== 1 && { KHR_materials_emissive_strength: { emissiveStrength: glowStrength } }),
  };
}

/** Gathers the buffer and the JSON that describes it. */
class GltfWriter {
  private readonly chunks: Buffer[] = [];
  private length = 0;
  private readonly grid: Grid;
  private readonly bufferViews: object[] = [];
  private readonly accessors: object[] = [];
  private readonly primitives: object[] = [];
  private readonly shadows: object[] = [];
  private readonly materials: object[] = [];
  private readonly images: string[] = [];
  private readonly repeated = new Set<string>();
  private readonly extensions = new Set(['KHR_mesh_quantization']);

  constructor(grid: Grid) {
    this.grid = grid;
  }

  private accessor(bytes: Buffer, stride: number, accessor: object): number {
    const padding = (4 - (bytes.length % 4)) % 4;
    this.bufferViews.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      ...(stride > 0 ? { byteStride: stride, target: VERTICES } : { target: INDICES }),
    });
    this.chunks.push(bytes, Buffer.alloc(padding));
    this.length += bytes.length + padding;
    this.accessors.push({ bufferView: this.bufferViews.length - 1, ...accessor });
    return this.accessors.length - 1;
  }

  private texture(file: string): { index: number } {
    if (!this.images.includes(file)) this.images.push(file);
    return { index: this.images.indexOf(file) };
  }

  private grain(file: string, repeats: number): object {
    this.repeated.add(file);
    this.extensions.add('KHR_texture_transform');
    const scale = [repeats, repeats].map(rounded);
    return { ...this.texture(file), extensions: { KHR_texture_transform: { scale } } };
  }

  private material({ finish, repeats = 1 }: Surface, { base, glow, grain }: ReturnType<NamePicture>): number {
    const { metalness, roughness } = finish;
    const extensions = extensionsOf(finish);
    for (const name of Object.keys(extensions)) this.extensions.add(name);
    this.materials.push({
      doubleSided: true,
      pbrMetallicRoughness: {
        baseColorFactor: base === undefined ? [...baseColor(finish).map(rounded), 1] : [1, 1, 1, 1],
        metallicFactor: metalness,
        roughnessFactor: roughness,
        ...(base !== undefined && { baseColorTexture: this.texture(base) }),
      },
      ...(grain !== undefined && { normalTexture: this.grain(grain, repeats) }),
      ...(glow !== undefined && { emissiveFactor: [1, 1, 1], emissiveTexture: this.texture(glow) }),
      ...(Object.keys(extensions).length > 0 && { extensions }),
    });
    return this.materials.length - 1;
  }

  private primitive({ positions, normals, uvs, indices }: Shape, isPictured: boolean, material: number) {
    const count = positions.length / 3;
    const onGrid = Array.from(positions, (value, i) => toGrid(value, i % 3, this.grid));
    const bounds = (pick: typeof Math.min) =>
      [0, 1, 2].map((axis) =>
        onGrid.filter((_, i) => i % 3 === axis).reduce((most, value) => pick(most, value)),
      );
    const position = quantizePositions(positions, this.grid);
    const normal = quantizeNormals(normals);
    const uv = isPictured ? quantizeUvs(uvs) : undefined;
    const index = packIndices(indices, count);
    const { componentType } = position;
    const attribute = ({ bytes, ...of }: Quantized, type: string) =>
      this.accessor(bytes, 4, { ...of, normalized: true, count, type });
    return {
      attributes: {
        POSITION: this.accessor(position.bytes, 8, {
          componentType,
          count,
          type: 'VEC3',
          min: bounds(Math.min),
          max: bounds(Math.max),
        }),
        NORMAL: attribute(normal, 'VEC3'),
        ...(uv && { TEXCOORD_0: attribute(uv, 'VEC2') }),
      },
      indices: this.accessor(index.bytes, 0, {
        componentType: index.componentType,
        count: indices.length,
        type: 'SCALAR',
      }),
      material,
    };
  }

  add(surface: Surface, pictures: ReturnType<NamePicture>): void {
    const isPictured = Object.keys(pictures).length > 0;
    this.primitives.push(this.primitive(surface.shape, isPictured, this.material(surface, pictures)));
  }

  /** The ground: nothing but a shadow. */
  addShadow(shape: Shape, file: string): void {
    this.extensions.add('KHR_materials_unlit');
    this.materials.push({
      alphaMode: 'BLEND',
      pbrMetallicRoughness: { baseColorTexture: this.texture(file), metallicFactor: 0 },
      extensions: { KHR_materials_unlit: {} },
    });
    this.shadows.push(this.primitive(shape, true, this.materials.length - 1));
  }

  finish(): { json: string; bin: Buffer } {
    const { step, middle } = this.grid;
    const place = {
      scale: [step, step, step].map((value) => value * METERS),
      translation: middle.map((value) => value * METERS),
    };
    const json = JSON.stringify({
      asset: { version: '2.0' },
      extensionsUsed: [...this.extensions],
      extensionsRequired: ['KHR_mesh_quantization'],
      scene: 0,
      scenes: [{ nodes: [0, 1] }],
      nodes: [
        { mesh: 0, ...place },
        { name: 'shadow', mesh: 1, ...place },
      ],
      meshes: [{ primitives: this.primitives }, { primitives: this.shadows }],
      materials: this.materials,
      ...(this.images.length > 0 && {
        textures: this.images.map((file, source) => ({
          source,
          sampler: this.repeated.has(file) ? SAMPLERS.repeated : SAMPLERS.clamped,
        })),
        // Linear, with mipmaps.
        samplers: [CLAMPED, REPEATED].map((wrap) => ({
          magFilter: 9729,
          minFilter: 9987,
          wrapS: wrap,
          wrapT: wrap,
        })),
        images: this.images.map((uri) => ({ uri, mimeType: 'image/webp' })),
      }),
      accessors: this.accessors,
      bufferViews: this.bufferViews,
      buffers: [{ byteLength: this.length, uri: 'model.bin' }],
    });
    return { json, bin: Buffer.concat(this.chunks) };
  }
}

/** The file of the shadow's picture. */
export const SHADOW_FILE = 'shadow.webp';

/** A model as a `.gltf` and its `.bin`; the pictures are files beside them. */
export function toGltf(
  surfaces: readonly Surface[],
  ground: Shape,
  name: NamePicture,
): { json: string; bin: Buffer } {
  const { low, high } = boundsOf([...surfaces.map(({ shape }) => shape), ground]);
  const writer = new GltfWriter(gridFor(low, high));
  for (const surface of surfaces) writer.add(surface, name(surface.finish));
  writer.addShadow(ground, SHADOW_FILE);
  return writer.finish();
}
