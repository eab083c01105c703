import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatWeights, parseWeights } from './weights.ts';

it('reads the weights that were written', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -63, max: 63 })), (weights) => {
      const text = formatWeights(Int8Array.from(weights));
      expect(text).toMatch(/^[\0-\x7f]*$/);
      expect([...parseWeights(text)]).toEqual(weights);
    }),
  );
});
