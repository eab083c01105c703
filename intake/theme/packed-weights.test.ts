import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWeights, unpackWeights } from './packed-weights.ts';

it('carries all weights through', () => {
  const sparse = fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -9, max: 9 }) },
  );
  fc.assert(
    fc.property(fc.array(fc.array(sparse, { minLength: 7, maxLength: 7 }), { maxLength: 300 }), (rows) => {
      const weights = Int8Array.from(rows.flat());
      const packed = packWeights(weights, 7, 9);
      expect(unpackWeights(packed, new Int8Array(weights.length), 7, 9)).toEqual(weights);
    }),
  );
});
