import type { Task } from '#contract/tasks.ts';

/** Letters without a Unicode decomposition, and typographic quotation marks. */
const letters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
]);
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;
const odd = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/** Folds a text for comparison: lower case, no accents, single spaces. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most texts are ASCII, which is folded already
  const plain = /^[\x00-\x7f]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(marks, '')
        .replace(odd, (letter) => letters.get(letter) ?? letter);
  return /\s\s|[^\S ]/.test(plain) ? plain.replace(/\s+/g, ' ') : plain;
}

export type SearchedTask = Pick<Task, 'title' | 'description' | 'context' | 'tags' | 'auto_tags'>;

interface FoldedTask {
  title: string;
  tags: readonly string[];
  /** All searched text; fields are separated by line breaks, which no folded word contains. */
  all: string;
}

const folded = new WeakMap<SearchedTask, FoldedTask>();

/** Folds the searched text of a task; cached per object. */
export function foldTask(task: SearchedTask): FoldedTask {
  const known = folded.get(task);
  if (known) return known;
  const title = fold(task.title);
  const tags = task.tags.length + task.auto_tags.length === 0 ? none : foldTags(task);
  const all = [title, ...tags, fold(task.context), fold(task.description)].join('\n');
  const made = { title, tags, all };
  folded.set(task, made);
  return made;
}

const none: readonly string[] = [];
const foldTags = ({ tags, auto_tags }: SearchedTask) => [...tags, ...auto_tags].map(fold);
