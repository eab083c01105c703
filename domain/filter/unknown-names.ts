import { fits, type Names } from './compile-filter.ts';
import { type Advice, type Filter, type NamedTerm, type Pattern, termsOf } from './filter.ts';
import { fold } from './fold.ts';
import { nearest } from './near.ts';

export interface Vocabulary extends Names {
  tags: readonly string[];
}

const kinds: Record<NamedTerm['kind'], { sign: string; words: string }> = {
  tag: { sign: '@', words: 'tag' },
  list: { sign: '#', words: 'theme or project' },
  thread: { sign: '/', words: 'thread' },
};

export function namesOf(kind: NamedTerm['kind'], { themes, threads, projects, tags }: Vocabulary): string[] {
  if (kind === 'tag') return [...tags];
  if (kind === 'thread') return threads.map(({ title }) => title);
  return ['Inbox', ...themes.map(({ name }) => name), ...projects.map(({ name }) => name)];
}

/** Names in the filter that nothing of the person has. Such a filter is none the worse: it finds nothing there. */
export function unknownNames(filter: Filter, vocabulary: Vocabulary): Advice[] {
  return [...termsOf(filter)].flatMap((term) => {
    if (term.kind !== 'tag' && term.kind !== 'list' && term.kind !== 'thread') return [];
    const names = namesOf(term.kind, vocabulary);
    if (names.some((name) => fits(term.pattern, fold(name)))) return [];
    const { sign, words } = kinds[term.kind];
    const wanted = shownPattern(term.pattern);
    const near = nearest(wanted, names.map(fold));
    const meant = near && writeName(sign, names.find((name) => fold(name) === near) ?? near);
    const { start, end } = term;
    return [
      {
        start,
        end,
        message: `There is no ${words} “${wanted}”.`,
        instead: meant ?? '',
      },
    ];
  });
}

const shownPattern = (pattern: Pattern) => pattern.join('*');

/** A name as it is written in a filter: in quotation marks where it would not be one word. */
export function writeName(sign: string, name: string): string {
  if (!/[\s"“”„&|()!*\\]/.test(name)) return `${sign}${name}`;
  return `${sign}"${name.replace(/["“”\\]/g, '\\$&')}"`;
}
