import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { storedModel } from '#intake/theme/model.generated.ts';
import { themeCorpus } from './corpus.ts';
import { lexiconCategories, readLexicon } from './lexicon.ts';

function makeLexicon(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-lexicon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.txt`), text);
  return pathToFileURL(`${folder}/`);
}

it('gives categories their ids by the list, not by the order of the files', () => {
  const folder = makeLexicon({ pets: 'cats, dog', body: '# parts\narm\n' });
  expect(Object.entries(readLexicon(folder, ['pets', 'body']))).toEqual([
    ['pets', 'cat,dog'],
    ['body', 'arm'],
  ]);
});

it('says what to do about a file that the list of categories does not name', () => {
  const folder = makeLexicon({ pets: 'cat', body: 'arm' });
  expect(() => readLexicon(folder, ['pets'])).toThrow(
    'The lexicon has files without a category: body. Add the names to the end of lexiconCategories',
  );
});

it('says what to do about a category without a file', () => {
  expect(() => readLexicon(makeLexicon({ pets: 'cat' }), ['pets', 'body'])).toThrow(
    'The lexicon has categories without a file: body.',
  );
});

it('lists the categories of the lexicon that is shipped', () => {
  expect(Object.keys(readLexicon(new URL('lexicon/', themeCorpus)))).toEqual(lexiconCategories);
  expect(Object.keys(storedModel.lexicon)).toEqual(lexiconCategories);
});
