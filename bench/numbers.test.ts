import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, quantile } from './numbers';

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    assert.equal(median([9, 1, 5]), 5);
  });

  it('lies between the two middle ones of an even number', () => {
    assert.equal(median([4, 1, 3, 2]), 2.5);
  });
});

describe('quantile', () => {
  it('reaches from the least to the greatest', () => {
    assert.equal(quantile([3, 1, 2], 0), 1);
    assert.equal(quantile([3, 1, 2], 1), 3);
  });

  it('is the 95th percentile for 0.95', () => {
    const values = Array.from({ length: 101 }, (_, index) => index);
    assert.equal(quantile(values, 0.95), 95);
  });

  it('refuses an empty list', () => {
    assert.throws(() => quantile([], 0.5), /no values/u);
  });
});
