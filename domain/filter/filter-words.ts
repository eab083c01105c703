import type { Priority, Status } from '#contract/vocabularies.ts';
import type { FilterTexts } from '#messages/en/filter.ts';
import type { Absent, DateField, NamedTerm, Problem, Relation, Term } from './filter.ts';

/*
 * Registry of the filter language's words. The lexer, the parser, completion and the escaping of plain texts derive
 * from it; tests check docs/filters.md and the help on the search page against it. A new word is one line here; a new
 * kind of term is one more member of Term, for which compile-filter.ts then fails to compile.
 */

export type Hint = keyof FilterTexts['hints'];

interface FilterWord {
  term: Term;
  /** Its text in the completion menu; a word without one is understood, but not offered. */
  hint?: Hint;
}

const due = (when: string): Term => ({ kind: 'date', field: 'due', relation: '=', when });
const no = (what: Absent): Term => ({ kind: 'no', what });
const priority = (level: Priority): Term => ({ kind: 'priority', priority: level });
const status = (...statuses: Status[]): Term => ({ kind: 'status', statuses });

/** Words that are a condition by themselves. */
export const filterWords = {
  today: { term: due('today'), hint: 'today' },
  tomorrow: { term: due('tomorrow'), hint: 'tomorrow' },
  yesterday: { term: due('yesterday') },
  overdue: { term: { kind: 'overdue' }, hint: 'overdue' },
  'no date': { term: no('date'), hint: 'noDate' },
  'no due date': { term: no('date') },
  'no time': { term: no('time'), hint: 'noTime' },
  recurring: { term: { kind: 'recurring' }, hint: 'recurring' },
  p1: { term: priority('urgent'), hint: 'urgent' },
  p2: { term: priority('high'), hint: 'high' },
  p3: { term: priority('medium'), hint: 'medium' },
  p4: { term: priority('low'), hint: 'low' },
  'no priority': { term: no('priority'), hint: 'noPriority' },
  'no tags': { term: no('tags'), hint: 'noTags' },
  'no tag': { term: no('tags') },
  'no labels': { term: no('tags') },
  'no label': { term: no('tags') },
  'no theme': { term: no('theme'), hint: 'noTheme' },
  'no thread': { term: no('thread'), hint: 'noThread' },
  'no project': { term: no('project'), hint: 'noProject' },
} satisfies Record<string, FilterWord> & Record<`no ${Absent}`, FilterWord>;

const statusWords = {
  open: { term: status('pending', 'in_progress', 'paused'), hint: 'open' },
  pending: { term: status('pending') },
  in_progress: { term: status('in_progress'), hint: 'inProgress' },
  completed: { term: status('completed'), hint: 'completed' },
  done: { term: status('completed') },
  paused: { term: status('paused'), hint: 'paused' },
} satisfies Record<string, FilterWord> & Record<Status, FilterWord>;

/** Words after a key and a colon, such as `is:open`. */
export const keyedWords = {
  is: { ...statusWords, overdue: { term: { kind: 'overdue' } }, recurring: { term: { kind: 'recurring' } } },
  status: statusWords,
  priority: {
    urgent: { term: priority('urgent') },
    high: { term: priority('high') },
    medium: { term: priority('medium') },
    low: { term: priority('low') },
    none: { term: no('priority') },
  } satisfies Record<string, FilterWord> & Record<Priority, FilterWord>,
} satisfies Record<string, Record<string, FilterWord>>;

export type Key = keyof typeof keyedWords;

/** Names of the dates a condition can compare; `past` dates read `friday` as the last one. */
export const dateFields: Record<DateField, { names: readonly string[]; past: boolean }> = {
  due: { names: ['due', 'date'], past: false },
  created: { names: ['created', 'added'], past: true },
  completed: { names: ['completed'], past: true },
};

/** Spellings of each relation between a date field and a date. */
export const relations: Record<Relation, { signs: readonly string[]; words: readonly string[] }> = {
  '<': { signs: ['<'], words: ['before'] },
  '<=': { signs: ['<=', '=<', '≤'], words: ['by', 'until'] },
  '=': { signs: ['='], words: ['on'] },
  '>=': { signs: ['>=', '=>', '≥'], words: ['since'] },
  '>': { signs: ['>'], words: ['after'] },
};

/** Beginnings of conditions that go on with a date, as completion offers them. */
export const datePrompts = {
  'next 7 days': 'nextDays',
  'due: ': 'due',
  'due before: ': 'dueBefore',
  'due after: ': 'dueAfter',
  'created: ': 'created',
  'created after: ': 'createdAfter',
  'completed: ': 'doneOn',
  'completed after: ': 'doneAfter',
} as const satisfies Record<string, Hint> & Record<`${DateField}: `, Hint>;

/** Signs that stand before a name. */
export const signs = {
  '@': { kind: 'tag', missing: 'tagMissing', unknown: 'tagUnknown' },
  '#': { kind: 'list', missing: 'listMissing', unknown: 'listUnknown' },
  '/': { kind: 'thread', missing: 'threadMissing', unknown: 'threadUnknown' },
} as const satisfies Record<
  string,
  { kind: NamedTerm['kind']; missing: Problem['code']; unknown: Problem['code'] }
>;

export type Sign = keyof typeof signs;

export const isSign = (character: string): character is Sign => Object.hasOwn(signs, character);

export const signOf: Record<NamedTerm['kind'], Sign> = { tag: '@', list: '#', thread: '/' };

// Everything below is derived.

export const termByWord: ReadonlyMap<string, Term> = new Map(
  Object.entries<FilterWord>(filterWords).map(([word, { term }]) => [word, term]),
);

const isOneWord = (word: string) => !word.includes(' ');
const alternatives = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');

/** Regular expression sources, each an alternation without a group around it. */
export const patterns = {
  /** Conditions of a single word. */
  oneWord: alternatives([...termByWord.keys()].filter(isOneWord)),
  /** First words of conditions of several words. */
  firstWord: alternatives(
    [...termByWord.keys(), ...Object.keys(datePrompts)]
      .filter((text) => !isOneWord(text.trimEnd()))
      .flatMap((text) => text.split(' ', 1)),
  ),
  dateField: alternatives(Object.values(dateFields).flatMap(({ names }) => names)),
  relationSign: alternatives(Object.values(relations).flatMap((relation) => relation.signs)),
  relationWord: alternatives(Object.values(relations).flatMap(({ words }) => words)),
  key: alternatives(Object.keys(keyedWords)),
  sign: alternatives(Object.keys(signs)),
};

const fieldByName = new Map(
  (Object.keys(dateFields) as DateField[]).flatMap((field) =>
    dateFields[field].names.map((name) => [name, field]),
  ),
);
const relationBySpelling = new Map(
  (Object.keys(relations) as Relation[]).flatMap((relation) =>
    [...relations[relation].signs, ...relations[relation].words].map((spelling) => [spelling, relation]),
  ),
);

/** Returns the date field that is called `name`, in any case. */
export const dateFieldOf = (name: string) => fieldByName.get(name.toLowerCase());

/** Returns the relation spelled so, in any case; a date beside its field without one is that date. */
export const relationOf = (spelling: string): Relation =>
  relationBySpelling.get(spelling.toLowerCase()) ?? '=';

/** Returns the words that may follow a key, in the order in which messages list them. */
export const wordsAfter = (key: Key): ReadonlyMap<string, FilterWord> =>
  new Map(Object.entries<FilterWord>(keyedWords[key]));

/** Offers for the beginning of a condition, with their hints. */
export const offeredConditions: ReadonlyMap<string, Hint> = new Map<string, Hint>([
  ...Object.entries<FilterWord>(filterWords).flatMap(hinted),
  ...Object.entries(datePrompts),
  ...Object.entries<FilterWord>(statusWords)
    .flatMap(hinted)
    .map(([word, hint]) => [`is:${word}`, hint] as const),
]);

/** Text of an offered condition; a constant of this type cannot name one that does not exist. */
export type OfferedCondition =
  | keyof typeof filterWords
  | keyof typeof datePrompts
  | `is:${keyof typeof statusWords}`;

function hinted([word, { hint }]: [string, FilterWord]): (readonly [string, Hint])[] {
  return hint === undefined ? [] : [[word, hint]];
}
