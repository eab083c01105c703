import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildLexicon } from './lexicon.ts';
import { finish, packLexicon, unpackLexicon } from './packed-lexicon.ts';

function expectCarried(source: Record<string, string>): void {
  expect(finish(unpackLexicon(packLexicon(source)))).toEqual(buildLexicon(source));
}

it('a lexicon comes out of its package as it went in', () => {
  expectCarried({ food: 'apple,apple juice,pie,ps 4', drink: 'apple juice,tea', money: '$,£,1099' });
});

it('carries any terms, in any of their categories', () => {
  const term = fc.array(fc.constantFrom(...'aabeinst 1£'), { minLength: 1, maxLength: 30 });
  const known = fc.tuple(
    term.map((letters) => letters.join('')),
    fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(known, { minLength: 1, maxLength: 200 }), (terms) => {
      const lists = new Map<number, Set<string>>();
      for (const [name, among] of terms)
        for (const category of among)
          lists.set(category, (lists.get(category) ?? new Set<string>()).add(name));
      expectCarried(Object.fromEntries([...lists].map(([id, list]) => [`c${id}`, [...list].join(',')])));
    }),
  );
});

it('is unpacked in steps, so that a page can do other things between them', () => {
  const source = { rooms: Array.from({ length: 600 }, (_, number) => `room ${number}`).join(',') };
  const steps = unpackLexicon(packLexicon(source));
  expect(steps.next().done).toBe(false);
  expect(steps.next().done).toBe(false);
  expect(steps.next()).toEqual({ done: true, value: buildLexicon(source) });
});

it('says what it cannot carry', () => {
  const many = Array.from({ length: 32 }, (_, id) => [`c${id}`, `t${id}`]);
  expect(() => packLexicon(Object.fromEntries(many))).toThrow('31 categories');
  const wide = Array.from({ length: 70 }, (_, id) => String.fromCharCode(300 + id)).join(',');
  expect(() => packLexicon({ wide })).toThrow('63 letters');
  expect(() => packLexicon({ long: 'a'.repeat(256) })).toThrow('255 letters');
});
