import { stemWords } from '../theme/stem.ts';
import type { Vocabulary } from '../types.ts';

/** Words too common to name a thread or project by themselves. */
const common = new Set(
  'home work personal health finance shopping learning life general other misc today tasks task project plan list inbox family house stuff ideas'
    .split(' ')
    .flatMap((word) => stemWords(word)),
);

const partsOf = new WeakMap<object, (readonly string[])[]>();

/** Returns the stemmed words of each name, cached by list. */
function namesOf<T>(list: readonly T[], nameOf: (one: T) => string): (readonly string[])[] {
  const known = partsOf.get(list);
  if (known?.length === list.length) return known;
  const parts = list.map((one) => stemWords(nameOf(one)));
  partsOf.set(list, parts);
  return parts;
}

/** Tells whether all words of a name stand next to each other in `words`. */
function stands(parts: readonly string[], words: readonly string[]): boolean {
  const [first = ''] = parts;
  if (!first || (parts.length === 1 && (first.length < 4 || common.has(first)))) return false;
  return words.some((word, i) => word === first && parts.every((part, j) => words[i + j] === part));
}

/** Finds the thread and the project with the longest name that the title contains. */
export function findPlace(
  title: string,
  vocabulary: Vocabulary,
): { thread: Vocabulary['threads'][number] | null; projectId: string | null } {
  const words = stemWords(title);
  const longest = <T>(list: readonly T[], nameOf: (one: T) => string): T | null => {
    let best: T | null = null;
    let length = 0;
    namesOf(list, nameOf).forEach((parts, i) => {
      if (parts.length <= length || !stands(parts, words)) return;
      best = list[i] ?? null;
      length = parts.length;
    });
    return best;
  };
  const thread = longest(vocabulary.threads, ({ title: name }) => name);
  const project = longest(vocabulary.projects, ({ name }) => name);
  return { thread, projectId: project?.id ?? null };
}

const kinds: [tag: string, pattern: RegExp][] = [
  ['call', /^(call|phone|ring|dial)\b|\b(phone|conference|zoom|video) call\b/],
  ['email', /^(email|e-mail|reply to|mail back)\b/],
  ['meeting', /\b(meeting|standup|1:1|one on one|sync with|kickoff|interview)\b/],
];

/** Guesses tags: the kind of task, and the person's own tags that the title names. */
export function guessTags(title: string, vocabulary: Vocabulary): string[] {
  const lower = title.toLowerCase();
  const words = stemWords(title);
  const found = kinds.filter(([, pattern]) => pattern.test(lower)).map(([tag]) => tag);
  const names = namesOf(vocabulary.tags, (tag) => tag);
  vocabulary.tags.forEach((tag, i) => {
    if (stands(names[i] ?? [], words) && !found.includes(tag)) found.push(tag);
  });
  return found;
}
