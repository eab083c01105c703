import type { Priority, Status } from '#contract/vocabularies.ts';
import type { Absent, DateField, NamedTerm, Relation, Term } from './filter.ts';

/*
 * Registry of the filter language's words. The lexer, the parser, completion and the escaping of plain texts derive
 * from it; tests check docs/filters.md and the help on the search page against it. A new word is one line here; a new
 * kind of term is one more member of Term, for which compile-filter.ts then fails to compile.
 */

interface FilterWord {
  term: Term;
  /** A few words for the completion menu; a word without one is understood, but not offered. */
  hint?: string;
}

const due = (when: string): Term => ({ kind: 'date', field: 'due', relation: '=', when });
const no = (what: Absent): Term => ({ kind: 'no', what });
const priority = (level: Priority): Term => ({ kind: 'priority', priority: level });
const status = (...statuses: Status[]): Term => ({ kind: 'status', statuses });

/** Words that are a condition by themselves. */
export const filterWords = {
  today: { term: due('today'), hint: 'Due today' },
  tomorrow: { term: due('tomorrow'), hint: 'Due tomorrow' },
  yesterday: { term: due('yesterday') },
  overdue: { term: { kind: 'overdue' }, hint: 'Due before now, and not done' },
  'no date': { term: no('date'), hint: 'Without a due date' },
  'no due date': { term: no('date') },
  'no time': { term: no('time'), hint: 'Without a time of day' },
  recurring: { term: { kind: 'recurring' }, hint: 'Tasks that come again' },
  p1: { term: priority('urgent'), hint: 'Urgent' },
  p2: { term: priority('high'), hint: 'High priority' },
  p3: { term: priority('medium'), hint: 'Medium priority' },
  p4: { term: priority('low'), hint: 'Low priority' },
  'no priority': { term: no('priority'), hint: 'Without a priority' },
  'no tags': { term: no('tags'), hint: 'Without tags' },
  'no tag': { term: no('tags') },
  'no labels': { term: no('tags') },
  'no label': { term: no('tags') },
  'no theme': { term: no('theme'), hint: 'In the Inbox' },
  'no thread': { term: no('thread'), hint: 'In no thread' },
  'no project': { term: no('project'), hint: 'In no project' },
} satisfies Record<string, FilterWord> & Record<`no ${Absent}`, FilterWord>;

const statusWords = {
  open: { term: status('pending', 'in_progress', 'paused'), hint: 'Not done' },
  pending: { term: status('pending') },
  in_progress: { term: status('in_progress'), hint: 'Begun' },
  completed: { term: status('completed'), hint: 'Done' },
  done: { term: status('completed') },
  paused: { term: status('paused'), hint: 'Paused' },
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
  'next 7 days': 'Due today or in the six days after',
  'due: ': 'Due on a day or in a time, such as due: friday',
  'due before: ': 'Due before a day',
  'due after: ': 'Due after a day',
  'created: ': 'Added on a day or in a time',
  'created after: ': 'Added after a day',
  'completed: ': 'Done on a day or in a time',
  'completed after: ': 'Done after a day',
} satisfies Record<string, string> & Record<`${DateField}: `, string>;

/** Signs that stand before a name. */
export const signs = {
  '@': { kind: 'tag', noun: 'tag', missing: 'Write a tag right after @, such as @work.' },
  '#': {
    kind: 'list',
    noun: 'theme or project',
    missing: 'Write a theme or project right after #, such as #inbox.',
  },
  '/': {
    kind: 'thread',
    noun: 'thread',
    missing: 'Write a thread right after /, in quotation marks if its title has spaces.',
  },
} as const satisfies Record<string, { kind: NamedTerm['kind']; noun: string; missing: string }>;

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
export const offeredConditions: ReadonlyMap<string, string> = new Map([
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

function hinted([word, { hint }]: [string, FilterWord]): (readonly [string, string])[] {
  return hint === undefined ? [] : [[word, hint]];
}
