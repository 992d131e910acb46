import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BoxGeometry, SphereGeometry } from 'three';
import { group, put } from '../geometry/part';
import { withModels } from './data';
import { drawGrain, grainOf, wrapped } from './grain';
import { gridFor, quantizeNormals, quantizePositions, quantizeUvs, toGrid } from './quantize';
import { onlySeen } from './seen';
import { simplify, toolsReady, weld } from './simplify';
import { surfacesOf } from './surfaces';

const gray = { color: '#888888', metalness: 0, roughness: 0.5 };

const theOnly = <Item>(items: readonly Item[]): Item => {
  const [item, ...more] = items;
  assert.ok(item !== undefined && more.length === 0);
  return item;
};

describe('the grid of positions', () => {
  it('brings a coordinate back to less than a step, within 16 bits', () => {
    const grid = gridFor([-1, 0, 2], [3, 1, 2.5]);
    for (const [value, axis] of [
      [-1, 0],
      [3, 0],
      [0.123, 1],
      [2.4999, 2],
    ] as const) {
      const whole = toGrid(value, axis, grid);
      assert.ok(Math.abs(whole) <= 32_767);
      assert.ok(Math.abs(whole * grid.step + grid.middle[axis] - value) <= grid.step);
    }
  });

  it('gives each vertex eight bytes, each normal and place in a picture four', () => {
    const grid = gridFor([0, 0, 0], [1, 1, 1]);
    const { bytes } = quantizePositions(Float32Array.of(0.5, 0.5, 0.5, 1, 0, 1), grid);
    assert.equal(bytes.length, 16);
    assert.equal(bytes.readInt16LE(0), 0);
    assert.equal(bytes.readInt16LE(10), -bytes.readInt16LE(8));
    assert.deepEqual([...quantizeNormals(Float32Array.of(0, 1, -1)).bytes], [0, 127, 129, 0]);
    assert.deepEqual([...quantizeUvs(Float32Array.of(0, 1)).bytes], [0, 0, 255, 255]);
  });

  it('refuses a place outside a picture', () => {
    assert.throws(() => quantizeUvs(Float32Array.of(0, 1.2)), /outside/u);
  });
});

describe('a model’s surfaces', () => {
  it('are one for each look, without unseen parts, fronts outside even where mirrored', () => {
    const model = group();
    put(model, new BoxGeometry(1, 1, 1), gray);
    put(model, new BoxGeometry(1, 1, 1), { ...gray }, [3, 0, 0]).scale.setX(-1);
    put(model, new BoxGeometry(0.002, 0.002, 0.002), gray);
    put(model, new BoxGeometry(1, 1, 1), { ...gray, color: '#ff0000' });
    const surfaces = surfacesOf(model);
    assert.deepEqual(
      surfaces.map(({ shapes }) => shapes.length),
      [2, 1],
    );
    for (const { positions, normals, indices } of surfaces[0]?.shapes ?? [])
      for (let i = 0; i < indices.length; i += 3) {
        const [a, b, c] = Array.from(indices.subarray(i, i + 3), (vertex) => [
          ...positions.subarray(vertex * 3, vertex * 3 + 3),
        ]);
        assert.ok(a && b && c);
        const [p, q] = [b, c].map((corner) => corner.map((value, axis) => value - (a[axis] ?? 0)));
        const cross = [0, 1, 2].map(
          (axis) =>
            (p?.[(axis + 1) % 3] ?? 0) * (q?.[(axis + 2) % 3] ?? 0) -
            (p?.[(axis + 2) % 3] ?? 0) * (q?.[(axis + 1) % 3] ?? 0),
        );
        const first = (indices[i] ?? 0) * 3;
        assert.ok(cross.reduce((sum, value, axis) => sum + value * (normals[first + axis] ?? 0), 0) > 0);
      }
  });
});

describe('fewer triangles', () => {
  it('joins vertices that are alike', () => {
    const model = group();
    put(model, new BoxGeometry(1, 1, 1, 4, 4, 4).toNonIndexed(), gray);
    const box = theOnly(theOnly(surfacesOf(model)).shapes);
    assert.equal(box.positions.length / 3, 6 * 16 * 6);
    assert.equal(weld(box, false).positions.length / 3, 6 * 25);
  });

  it('leaves a flat side two of them, and a ball round', async () => {
    await toolsReady();
    const model = group();
    put(model, new BoxGeometry(1, 1, 1, 8, 8, 8), gray);
    put(model, new SphereGeometry(0.5, 128, 96), { ...gray, roughness: 0.1 });
    const [box, ball] = surfacesOf(model).map(({ shapes }) => simplify(theOnly(shapes), false));
    assert.equal((box?.indices.length ?? 0) / 3, 12);
    const count = (ball?.indices.length ?? 0) / 3;
    assert.ok(count > 300 && count < 8000, `${count} triangles`);
  });

  it('drops what is hidden from every side, unless what hides it is clear', () => {
    const model = group();
    put(model, new BoxGeometry(1, 1, 1), gray);
    put(model, new BoxGeometry(0.5, 0.5, 0.5), { ...gray, color: '#ff0000' });
    const shapes = surfacesOf(model).map((surface) => theOnly(surface.shapes));
    const counts = (isClear: (index: number) => boolean) =>
      onlySeen(shapes, isClear).map(({ indices }) => indices.length / 3);
    assert.deepEqual(
      counts(() => false),
      [12, 0],
    );
    assert.deepEqual(
      counts((index) => index === 0),
      [12, 12],
    );
  });
});

describe('a grain', () => {
  it('is laid over a shape from the side that each triangle faces, without stretching it', () => {
    const model = group();
    put(model, new BoxGeometry(2, 1, 0.5), { ...gray, grain: 'mesh' });
    const { positions, uvs, indices } = wrapped(theOnly(theOnly(surfacesOf(model)).shapes));
    const size = 2;
    for (let i = 0; i < indices.length; i += 3)
      for (const [a, b] of [
        [0, 1],
        [1, 2],
      ] as const) {
        const [from, to] = [indices[i + a] ?? 0, indices[i + b] ?? 0];
        const apart = (values: Float32Array, width: number) =>
          Math.hypot(
            ...Array.from(
              { length: width },
              (_, n) => (values[to * width + n] ?? 0) - (values[from * width + n] ?? 0),
            ),
          );
        assert.ok(Math.abs(apart(uvs, 2) * size - apart(positions, 3)) < 1e-6);
      }
    assert.ok(uvs.every((value) => value >= 0 && value <= 1));
  });

  it('is not for what a picture covers, nor too fine to be seen', () => {
    assert.ok(grainOf({ ...gray, grain: 'leather' }));
    assert.equal(grainOf({ ...gray, grain: 'blasted' }), undefined);
    assert.equal(grainOf({ ...gray, grain: 'leather', picture: drawGrain({ slope: 0.1 }) }), undefined);
  });
});

describe('Data.json', () => {
  const model = {
    file: 'models/a/model.gltf',
    bytes: 1,
    views: [{ name: 'Front', azimuth: 0, elevation: 8 }],
  };
  const text = (entries: unknown) => `${JSON.stringify(entries, undefined, 2)}\n`;

  it('is given models, loses those that are gone, and is left to the byte where nothing changed', () => {
    const before = text([{ product_id: 'a', price: 1 }, { product_id: 7, model: { bytes: 2 } }, 'x']);
    const after = withModels(before, new Map([['a', model]]));
    assert.equal(after, text([{ product_id: 'a', price: 1, model }, { product_id: 7 }, 'x']));
    assert.equal(withModels(after, new Map([['a', model]])), after);
  });

  it('keeps the field in its place', () => {
    const before = text([{ product_id: 'a', model, gallery: [] }]);
    assert.equal(withModels(before, new Map([['a', { ...model }]])), before);
  });
});
