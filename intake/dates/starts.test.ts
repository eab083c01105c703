import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readNumberAt } from '../tokens/numbers.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { readClockAt, readDayPartAt } from './clock.ts';
import { readDayAt } from './day.ts';
import { readWhenAt } from './find-whens.ts';
import { readQuantityAt } from './quantity.ts';

const folder = new URL('./', import.meta.url);
const source = readdirSync(folder)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
/** Every word and every phrase in the code that reads dates, be it in a table, a pattern or an example. */
const said = new Set([
  ...[...source.matchAll(/\b[a-z]+\b/g)].map(([word]) => word),
  ...[...source.matchAll(/['"`]([a-z][\w' ]+)['"`]/gi)].map(([, phrase = '']) => phrase),
]);
const behind = ['', ' day', ' week', ' monday', ' of june', ' 3 june', ' past five', ' pm'];

/** Digits are always read on: a word that is taken for digits is read as if none were turned away early. */
function openly(text: string) {
  const tokens = tokenise(text);
  const i = tokens[0]?.lower === 'the' ? 1 : 0;
  const opening = tokens[i];
  if (opening && !readNumberAt(tokens, i)) opening.kind = 'number';
  return tokens;
}

it.each(Object.entries({ readWhenAt, readDayAt, readClockAt, readDayPartAt, readQuantityAt }))(
  '%s turns no word away early that begins one',
  (_, readAt) => {
    const reads = (tokens: ReturnType<typeof tokenise>) =>
      readAt({ tokens, now: { day: 20_523, minute: 560 }, dayFirst: false }, 0) !== null;
    const texts = [...said].flatMap((words) =>
      behind.flatMap((more) => [words + more, `the ${words}${more}`]),
    );
    expect(texts.filter((text) => reads(openly(text)) && !reads(tokenise(text)))).toEqual([]);
  },
);

it.each(['third of june', 'twenty first of june', 'the fifth', 'five past six', 'ten weeks from now'])(
  'reads "%s", which begins with a spelled number',
  (text) => {
    expect(
      readWhenAt({ tokens: tokenise(`on ${text}`), now: { day: 20_523, minute: 560 }, dayFirst: false }, 1),
    ).not.toBe(null);
  },
);
