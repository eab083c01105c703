import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWeights, unpackWeights } from './packed-weights.ts';

const sparse = (largest: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -largest, max: largest }) },
  );

it.each([
  [7, 9],
  [3, 9],
  [1, 1],
])('carries all weights through: %i a slot, none above %i', (width, largest) => {
  const slot = fc.array(sparse(largest), { minLength: width, maxLength: width });
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 300 }), (slots) => {
      const weights = Int8Array.from(slots.flat());
      const packed = packWeights(weights, width, largest);
      expect(unpackWeights(packed, new Int8Array(weights.length), width, largest)).toEqual(weights);
    }),
  );
});
