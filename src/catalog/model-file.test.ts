import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelFileFault } from './model-file';

const root = path.resolve(import.meta.dirname, '../..');
const gltf = (model: object) => JSON.stringify({ asset: { version: '2.0' }, ...model });
const list = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index));

describe('A model', () => {
  it('can be shown if it is one of the shop’s, or empty', () => {
    const file = path.join(root, 'e2e/fixture/models/charger/model.gltf');
    expect(modelFileFault(readFileSync(file, 'utf8'))).toBeUndefined();
    expect(modelFileFault(gltf({}))).toBeUndefined();
    expect(modelFileFault(gltf({ images: [{ uri: 'folder//a.png' }] }))).toBeUndefined();
    expect(
      modelFileFault(gltf({ nodes: list(1000, (index) => (index < 999 ? { children: [index + 1] } : {})) })),
    ).toBeUndefined();
  });

  it('at the limits can be shown', () => {
    const parts = list(2, () => ({ primitives: list(5_000, () => ({})) }));
    const model = { nodes: list(10_000, () => ({})), meshes: parts, accessors: [{ count: 5_000_000 }] };
    expect(modelFileFault(gltf(model))).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ['is in itself', { nodes: [{ children: [0] }] }, 'a node is in itself, or in two others'],
    [
      'is in itself by a detour',
      { nodes: [{ children: [1] }, { children: [2] }, { children: [1] }] },
      'a node is in itself',
    ],
    ['is in two others', { nodes: [{ children: [2] }, { children: [2] }, {}] }, 'or in two others'],
    [
      'is in itself beside one that is not there',
      { nodes: [{ children: [7] }, { children: [1] }] },
      'a node is in itself',
    ],
    ['has one child that is not there', { nodes: [{ children: [1] }] }, 'a node is in itself'],
    ['is of a version in numbers', { asset: { version: 2 } }, 'asset.version is not a text'],
    ['is of no version', { asset: 2 }, 'asset is not what a model has'],
    ['has no list', { nodes: {} }, 'nodes is not a list'],
    ['has a count in letters', { accessors: [{ count: '1' }] }, 'accessors.0.count is not a number'],
    ['has a file that is none', { buffers: [{ uri: 7 }] }, 'buffers.0.uri is not a text'],
    ['has children that are none', { nodes: [{ children: [-1] }] }, 'nodes.0.children.0 is no whole number'],
    ['has a giant count', { accessors: [{ count: 1e9 }] }, 'has more than 5000000 corners and values'],
    [
      'has many large counts',
      { accessors: list(10, () => ({ count: 600_000 })) },
      'has more than 5000000 corners',
    ],
    ['has half a corner', { accessors: [{ count: 0.5 }] }, 'accessors.0.count is no whole number'],
    [
      'is compressed',
      { extensionsRequired: ['KHR_mesh_quantization', 'KHR_draco_mesh_compression'] },
      'extensionsRequired.1 needs a decoder: save the model without compression',
    ],
    ['has too many nodes', { nodes: list(20_000, () => ({})) }, 'nodes has more than 10000 entries'],
    [
      'has too many parts',
      { meshes: list(2, () => ({ primitives: list(6000, () => ({})) })) },
      'has more than 10000 parts',
    ],
    [
      'leads elsewhere',
      { buffers: [{ uri: 'https://elsewhere.example/a.bin' }] },
      'buffers.0.uri is no file beside it',
    ],
    [
      'leads elsewhere without a scheme',
      { images: [{ uri: '//elsewhere.example/a.png' }] },
      'images.0.uri is no file beside it',
    ],
    [
      'has its data in its text',
      { buffers: [{ uri: 'data:application/octet-stream;base64,AAAA' }] },
      'buffers.0.uri is no file beside it',
    ],
  ])('is refused in a sentence if it %s', (_what, model, said) => {
    expect(modelFileFault(gltf(model))).toContain(said);
  });

  it('is refused in a sentence if it is large, deep or no JSON', () => {
    expect(modelFileFault('[')).toContain('it is not what a model has');
    expect(modelFileFault('[]')).toContain('asset is not what a model has');
    expect(modelFileFault('null')).toContain('it is not what a model has');
    expect(modelFileFault('['.repeat(100_000) + ']'.repeat(100_000))).toContain(
      'asset is not what a model has',
    );
    expect(modelFileFault(`{"buffers":[{"uri":"data:,${'A'.repeat(20_000_000)}"}]}`)).toContain(
      'is larger than 20 MB',
    );
  });
});
