import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPacker, createUnpacker } from './arithmetic-coder.ts';

it('gives back every bit, however likely it was', () => {
  const said = fc.record({
    chance: fc.integer({ min: 1, max: 65_535 }),
    bit: fc.integer({ min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 2000 }), (bits) => {
      const { code, finish } = createPacker();
      for (const { chance, bit } of bits) code(chance, bit);
      const unpack = createUnpacker(finish());
      expect(bits.map(({ chance }) => unpack(chance, 0))).toEqual(bits.map(({ bit }) => bit));
    }),
  );
});

it('needs no more letters than the chances ask for', () => {
  const { code, finish } = createPacker();
  for (let i = 0; i < 16_000; i++) code(65_536 / 16, i % 16 ? 0 : 1);
  const bits = 16_000 * (Math.log2(16) / 16 + (15 / 16) * Math.log2(16 / 15));
  expect(finish().length * 6).toBeLessThan(bits * 1.005 + 30);
});
