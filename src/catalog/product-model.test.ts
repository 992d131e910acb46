import * as v from 'valibot';
import { expect, it } from 'vitest';
import { product } from '../test/products';
import { modelOf, productModelSchema } from './product-model';

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
  ['a text', 'model.gltf', ' is not a model'],
  ['no file', { ...model, file: undefined }, 'file is not a text'],
  [
    'a file elsewhere',
    { ...model, file: '//a.gltf' },
    'file is no path of a .gltf file in the shop’s folder',
  ],
  ['no bytes', { ...model, bytes: undefined }, 'bytes is not a number'],
  ['bytes in a text', { ...model, bytes: '1' }, 'bytes is not a number'],
  ['less than a byte', { ...model, bytes: 0.5 }, 'bytes is below 1'],
  ['no views', { ...model, views: undefined }, 'views is not a list of views'],
  ['an empty list of views', { ...model, views: [] }, 'views is empty'],
  ['two views of one name', { ...model, views: [front, front] }, 'views has a name twice'],
  [
    'a view without a name',
    { ...model, views: [{ ...front, name: undefined }] },
    'views.0.name is not a text',
  ],
  ['a view with a blank name', { ...model, views: [{ ...front, name: ' ' }] }, 'views.0.name is empty'],
  [
    'a view from nowhere',
    { ...model, views: [{ ...front, azimuth: '0' }] },
    'views.0.azimuth is not a number',
  ],
  [
    'a view from below',
    { ...model, views: [{ ...front, elevation: -91 }] },
    'views.0.elevation is below -90',
  ],
  [
    'a view of a place in two dimensions',
    { ...model, views: [{ ...front, target: [0, 1] }] },
    'views.0.target is not three lengths',
  ],
  ['a view from too near', { ...model, views: [{ ...front, zoom: 6 }] }, 'views.0.zoom is above 5'],
])('a product has no model from %s, and the fault is named', (_what, given, said) => {
  expect(modelOf(product('watch', { model: given }))).toBeUndefined();
  const { issues = [] } = v.safeParse(productModelSchema, given);
  expect(issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)).toEqual([said]);
});

it('a product without one has none', () => expect(modelOf(product('watch'))).toBeUndefined());

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
  'model.gltf.glb',
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
])('the %s of a view is from %d to %d', (name, least, most) => {
  for (const value of [least, most]) expect(readView({ [name]: value }), String(value)).toBeDefined();
  for (const value of [least - 0.1, most + 0.1, String(least), Number.NaN, null])
    expect(readView({ [name]: value }), String(value)).toBeUndefined();
});
