import { stemWords } from '#intake/theme/stem.ts';
import { listTexts, readLines } from './corpus.ts';

/**
 * The categories of the lexicon, one file each in corpus/themes/lexicon. The position of a name is the id of its category in
 * both shipped models, so a new name goes to the end.
 */
export const lexiconCategories = [
  'beauty',
  'body',
  'car',
  'clothing',
  'drink',
  'electronics',
  'errands',
  'events',
  'family',
  'fitness',
  'food',
  'hardware',
  'home',
  'homeware',
  'household',
  'illness',
  'learning',
  'leisuregoods',
  'medicine',
  'money',
  'names',
  'pets',
  'practitioner',
  'procedure',
  'stores',
  'toiletries',
  'travel',
  'vague',
  'wellness',
  'workplace',
  'worktasks',
];

/** Stemmed terms by category, in the order of the category ids. Terms of a category are sorted and separated by commas. */
export type LexiconTerms = Record<string, string>;

/** Reads the lexicon. Throws when its files and `categories` do not name the same categories. */
export function readLexicon(folder: URL, categories: readonly string[] = lexiconCategories): LexiconTerms {
  const files = listTexts(folder).map((file) => file.slice(0, -'.txt'.length));
  const unlisted = files.filter((name) => !categories.includes(name));
  if (unlisted.length)
    throw new Error(
      `The lexicon has files without a category: ${unlisted.join(', ')}. Add the names to the end of lexiconCategories in training/lexicon.ts, then run \`npm run train\`.`,
    );
  const missing = categories.filter((name) => !files.includes(name));
  if (missing.length)
    throw new Error(
      `The lexicon has categories without a file: ${missing.join(', ')}. Add the files to corpus/themes/lexicon, or remove the names from lexiconCategories in training/lexicon.ts and run \`npm run train\`.`,
    );
  return Object.fromEntries(categories.map((name) => [name, readTerms(new URL(`${name}.txt`, folder))]));
}

function readTerms(file: URL): string {
  const terms = readLines(file).flatMap((line) => line.split(',').map((term) => stemWords(term).join(' ')));
  return [...new Set(terms)].filter(Boolean).sort().join(',');
}
