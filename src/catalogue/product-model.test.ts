import { expect, it } from 'vitest';
import { product } from '../test/products';
import { modelOf } from './product-model';

const front = { name: 'As in the picture', azimuth: 0, elevation: 10 };
const model = { file: 'models/watch/model.gltf', bytes: 1, views: [front] };

const read = (changes: object) => modelOf(product('watch', { model: { ...model, ...changes } }));
const readView = (changes: object) => read({ views: [{ ...front, ...changes }] });

it('a model has the view that it begins with', () => {
  const back = { name: ' From the back ', azimuth: 180, elevation: 0 };
  expect(read({ views: [front, back] })).toEqual({
    ...model,
    views: [front, { ...back, name: 'From the back' }],
    first: front,
  });
});

it.each([
  ['no model', undefined],
  ['a text', 'model.gltf'],
  ['no file', { ...model, file: undefined }],
  ['no bytes', { ...model, bytes: undefined }],
  ['bytes in a text', { ...model, bytes: '1' }],
  ['less than a byte', { ...model, bytes: 0.5 }],
  ['no views', { ...model, views: undefined }],
  ['an empty list of views', { ...model, views: [] }],
  ['two views of one name', { ...model, views: [front, front] }],
  ['a view without a name', { ...model, views: [{ ...front, name: undefined }] }],
  ['a view with a blank name', { ...model, views: [{ ...front, name: ' ' }] }],
])('of %s there is none', (_what, given) => {
  expect(modelOf(product('watch', { model: given }))).toBeUndefined();
});

it.each(['model.gltf', 'models/a b/MODEL.GLTF', 'models/übersicht.gltf'])('the file may be %s', (file) => {
  expect(read({ file })).toBeDefined();
});

it.each([
  'https://elsewhere.example/model.gltf',
  '//elsewhere.example/model.gltf',
  'data:model/gltf+json,{}.gltf',
  'C:\\model.gltf',
  '"model".gltf',
  '<model>.gltf',
  '.gltf.glb',
  'model.glb',
  '.gltf',
  '',
])('the file is not %s', (file) => {
  expect(read({ file })).toBeUndefined();
});

it.each([
  ['azimuth', -360, 360],
  ['elevation', -90, 90],
  ['zoom', 1, 5],
  ['x', -1, 1],
  ['y', -1, 1],
])('the %s of a view is from %d to %d', (name, least, most) => {
  for (const value of [least, most]) expect(readView({ [name]: value }), String(value)).toBeDefined();
  for (const value of [least - 0.1, most + 0.1, String(least), Number.NaN, null])
    expect(readView({ [name]: value }), String(value)).toBeUndefined();
});
