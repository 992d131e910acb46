import type { Canvas } from '@napi-rs/canvas';
import type { BufferGeometry, Object3D } from 'three';
import { Part } from '../geometry/part';
import type { Finish } from '../materials/finish';
import { baseColor } from '../materials/base-color';

/** glTF's numbers for array types and buffer targets. */
const FLOAT = 5126;
const UINT = 5125;
const VERTICES = 34962;
const INDICES = 34963;

/** The eight bytes before each part of a GLB. */
function header(length: number, type: string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(length, 0);
  bytes.write(type, 4, 'latin1');
  return bytes;
}

/** Gathers the binary half of a GLB and the JSON that describes it. */
class GlbWriter {
  private readonly chunks: Buffer[] = [];
  private length = 0;
  readonly bufferViews: object[] = [];
  readonly accessors: object[] = [];
  readonly images: object[] = [];
  readonly materials: object[] = [];
  readonly meshes: object[] = [];
  readonly nodes: object[] = [];
  private readonly pictureIndex = new Map<Canvas, number>();
  private readonly finishIndex = new Map<Finish, number>();

  private view(bytes: Buffer, target?: number): number {
    const padding = (4 - (bytes.length % 4)) % 4;
    this.bufferViews.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      ...(target && { target }),
    });
    this.chunks.push(bytes, Buffer.alloc(padding));
    this.length += bytes.length + padding;
    return this.bufferViews.length - 1;
  }

  private accessor(
    values: Float32Array | Uint32Array,
    type: 'SCALAR' | 'VEC2' | 'VEC3',
    extra: object = {},
  ): number {
    const width = { SCALAR: 1, VEC2: 2, VEC3: 3 }[type];
    const indices = values instanceof Uint32Array;
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    this.accessors.push({
      bufferView: this.view(bytes, indices ? INDICES : VERTICES),
      componentType: indices ? UINT : FLOAT,
      count: values.length / width,
      type,
      ...extra,
    });
    return this.accessors.length - 1;
  }

  private picture(canvas: Canvas): number {
    const known = this.pictureIndex.get(canvas);
    if (known !== undefined) return known;
    this.images.push({ bufferView: this.view(canvas.toBuffer('image/png')), mimeType: 'image/png' });
    this.pictureIndex.set(canvas, this.images.length - 1);
    return this.images.length - 1;
  }

  material(finish: Finish): number {
    const known = this.finishIndex.get(finish);
    if (known !== undefined) return known;
    const { color: _, metalness, roughness, picture, glow, glowStrength = 1, ...extras } = finish;
    this.materials.push({
      name: `finish-${this.materials.length}`,
      doubleSided: true,
      pbrMetallicRoughness: {
        baseColorFactor: picture ? [1, 1, 1, 1] : [...baseColor(finish), 1],
        metallicFactor: metalness,
        roughnessFactor: roughness,
        ...(picture && { baseColorTexture: { index: this.picture(picture) } }),
      },
      ...(glow && { emissiveFactor: [1, 1, 1], emissiveTexture: { index: this.picture(glow) } }),
      // Properties that core glTF lacks travel as extras; the Blender side reads them as custom properties.
      extras: { ...extras, ...(glow && { glow: glowStrength }) },
    });
    this.finishIndex.set(finish, this.materials.length - 1);
    return this.materials.length - 1;
  }

  mesh(geometry: BufferGeometry, finish: Finish): number {
    const read = (name: string) => Float32Array.from(geometry.getAttribute(name).array);
    const position = read('position');
    const uv = read('uv').map((value, i) => (i % 2 === 1 ? 1 - value : value));
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox ?? { min: { toArray: () => [0] }, max: { toArray: () => [0] } };
    const index = geometry.getIndex();
    this.meshes.push({
      primitives: [
        {
          attributes: {
            POSITION: this.accessor(position, 'VEC3', { min: min.toArray(), max: max.toArray() }),
            NORMAL: this.accessor(read('normal'), 'VEC3'),
            TEXCOORD_0: this.accessor(uv, 'VEC2'),
          },
          ...(index && { indices: this.accessor(Uint32Array.from(index.array), 'SCALAR') }),
          material: this.material(finish),
        },
      ],
    });
    return this.meshes.length - 1;
  }

  finish(root: number): Buffer {
    const json = Buffer.from(
      JSON.stringify({
        asset: { version: '2.0' },
        scene: 0,
        scenes: [{ nodes: [root] }],
        nodes: this.nodes,
        meshes: this.meshes,
        materials: this.materials,
        textures: this.images.map((_, source) => ({ source })),
        images: this.images,
        accessors: this.accessors,
        bufferViews: this.bufferViews,
        buffers: [{ byteLength: this.length }],
      }),
    );
    const text = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
    const start = Buffer.alloc(12);
    start.write('glTF', 0, 'latin1');
    start.writeUInt32LE(2, 4);
    start.writeUInt32LE(12 + 8 + text.length + 8 + this.length, 8);
    return Buffer.concat([
      start,
      header(text.length, 'JSON'),
      text,
      header(this.length, 'BIN\0'),
      ...this.chunks,
    ]);
  }
}

function addNode(writer: GlbWriter, object: Object3D): number {
  object.updateMatrix();
  const children = object.children.map((child) => addNode(writer, child));
  writer.nodes.push({
    matrix: object.matrix.toArray(),
    ...(children.length > 0 && { children }),
    ...(object instanceof Part && { mesh: writer.mesh(object.shape, object.finish) }),
  });
  return writer.nodes.length - 1;
}

/** The model as a binary glTF file. */
export function toGlb(model: Object3D): Buffer {
  const writer = new GlbWriter();
  return writer.finish(addNode(writer, model));
}
