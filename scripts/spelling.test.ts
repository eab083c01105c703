import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);

/** British spellings of words that this project uses; not where a quotation mark, a backtick, a slash or a dash makes them a name. */
const british =
  /(?<![\w/'"`-])(?:re|un)?(?:colour|favour|behaviour|neighbour|honour|(?:recogn|organ|personal|priorit|categor|synchron|normal|summar|author|serial|custom|minim)is(?:e|a|i)|analys(?:e|ing)|catalogue|judgement|licence|labelled|cancelled|cancelling|modelled|signalled)\w*(?![\w':])/gi;

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** Where words that people search or ask by are listed, in both spellings, and a sample of a calendar. */
const exceptions = [
  'browser/features/palette/entries.ts',
  'domain/filter/question-names.ts',
  'domain/filter/question-words.ts',
  'server/features/calendar-subscriptions/reading/calendar-samples.ts',
];

const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, '');

const code = ['browser', 'server', 'contract', 'domain'].flatMap((folder) =>
  listFiles(folder, /(?<!\.test)\.tsx?$/),
);
const documents = ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', ...listFiles('docs', /\.md$/)];
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const texts = [
  ...code.map((file) => [file, read(file)] as const),
  ...documents.map((file) => [file, withoutCode(read(file))] as const),
];

it('code, screens and documents are in American spelling', () => {
  const found = texts
    .filter(([file]) => !exceptions.includes(file))
    .flatMap(([file, text]) => (text.match(british) ?? []).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

it('finds British spellings, and leaves names alone', () => {
  expect('Another colour, cancelled and recognised'.match(british)).toHaveLength(3);
  expect("state: 'cancelled', /summarise aria-labelledby findNeighbour".match(british)).toBeNull();
});
