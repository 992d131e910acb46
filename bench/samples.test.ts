import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Figure } from './figure';
import { Samples } from './samples';

const figure: Figure = { name: 'answer', unit: 'ms', limit: 100 };

describe('Samples', () => {
  it('comes to the median over the runs', () => {
    const samples = new Samples();
    for (const value of [10, 90, 20]) samples.add(figure, value);
    assert.equal(samples.of(figure), 20);
  });

  it('comes to the slowest part, each with its own median', () => {
    const samples = new Samples();
    for (const value of [10, 900, 20]) samples.add(figure, value, 'noisy once');
    for (const value of [50, 60, 55]) samples.add(figure, value, 'slow always');
    assert.equal(samples.of(figure), 55);
  });

  it('comes to nothing where nothing was measured', () => {
    assert.equal(new Samples().of(figure), undefined);
  });
});
