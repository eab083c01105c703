import { expect, it } from 'vitest';
import { packLexicon, unpackLexicon } from './packed-lexicon.ts';

it('a lexicon comes out of its package as it went in', () => {
  const source = { food: 'apple,apple juice,pie,ps 4', drink: 'apple juice,tea', money: '$,£,1099' };
  const sorted = { food: 'apple,apple juice,pie,ps 4', drink: 'apple juice,tea', money: '$,1099,£' };
  expect(unpackLexicon(packLexicon(source))).toEqual(sorted);
});
