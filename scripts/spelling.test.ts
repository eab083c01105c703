import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);

/** British spellings of words that this project uses; not where a quotation mark, a slash or a dash makes them a name. */
const british =
  /(?<![\w/'"-])(?:re|un)?(?:colour|favour|behaviour|neighbour|honour|(?:recogn|organ|personal|priorit|categor|synchron|normal|summar|author|serial|custom|minim)is(?:e|a|i)|analys(?:e|ing)|catalogue|judgement|licence|labelled|cancelled|cancelling|modelled|signalled)\w*(?![\w':])/gi;

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** Where the words people search by are listed, in both spellings. */
const exceptions = ['browser/features/palette/entries.ts'];

const withoutComments = (code: string) => code.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, '');

const texts = [
  ...listFiles('browser', /(?<!\.test)\.tsx?$/).map((file) => [file, withoutComments] as const),
  ...['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', ...listFiles('docs', /\.md$/)].map(
    (file) => [file, withoutCode] as const,
  ),
];

it('screens and documents are in American spelling', () => {
  const found = texts
    .filter(([file]) => !exceptions.includes(file))
    .flatMap(([file, clean]) =>
      (clean(readFileSync(new URL(file, root), 'utf8')).match(british) ?? []).map(
        (word) => `${file}: ${word}`,
      ),
    );
  expect(found).toEqual([]);
});

it('finds British spellings, and leaves names alone', () => {
  expect('Another colour, cancelled and recognised'.match(british)).toHaveLength(3);
  expect("state: 'cancelled', /summarise aria-labelledby findNeighbour".match(british)).toBeNull();
});
