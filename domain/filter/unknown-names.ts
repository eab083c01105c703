import { matchesPattern, type Names } from './compile-filter.ts';
import { type Advice, type Filter, type NamedTerm, type Pattern, termsOf } from './filter.ts';
import { signOf, signs } from './filter-words.ts';
import { fold } from './fold.ts';
import { nearest } from './nearest.ts';
import { writeName } from './write-name.ts';

export interface Vocabulary extends Names {
  tags: readonly string[];
}

export function namesOf(kind: NamedTerm['kind'], { themes, threads, projects, tags }: Vocabulary): string[] {
  if (kind === 'tag') return [...tags];
  if (kind === 'thread') return threads.map(({ title }) => title);
  return ['Inbox', ...themes.map(({ name }) => name), ...projects.map(({ name }) => name)];
}

/** Returns advice on names in the filter that the user does not have. They are no error: they match nothing. */
export function unknownNames(filter: Filter, vocabulary: Vocabulary): Advice[] {
  return [...termsOf(filter)].flatMap((term) => {
    if (term.kind !== 'tag' && term.kind !== 'list' && term.kind !== 'thread') return [];
    const names = namesOf(term.kind, vocabulary);
    if (names.some((name) => matchesPattern(term.pattern, fold(name)))) return [];
    const sign = signOf[term.kind];
    const wanted = shownPattern(term.pattern);
    const near = nearest(wanted, names.map(fold));
    const meant = near && writeName(sign, names.find((name) => fold(name) === near) ?? near);
    const { start, end } = term;
    return [
      {
        start,
        end,
        code: signs[sign].unknown,
        values: [wanted],
        instead: meant ?? '',
      },
    ];
  });
}

const shownPattern = (pattern: Pattern) => pattern.join('*');
