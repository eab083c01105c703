/** Conditions of one group are alternatives; those of different groups must all hold. */
export type Group = 'when' | 'priority' | 'place' | 'tag' | 'thread' | 'status' | 'other';

/** What a phrase in a question asks for. */
export type Meaning =
  | { kind: 'condition'; group: Group; filter: string }
  /** Tasks that are done; the question's dates say when. */
  | { kind: 'done' }
  /** Tasks that were added; the question's dates say when. */
  | { kind: 'created' }
  | { kind: 'open' }
  /** The next days, unless the question names others. */
  | { kind: 'soon' }
  /** Tasks done or not. */
  | { kind: 'any' }
  /** What follows must not hold. */
  | { kind: 'not' }
  | { kind: 'filler' };

const condition = (group: Group, filter: string): Meaning => ({ kind: 'condition', group, filter });

/** Phrases are separated by commas; `a|b` is either word. Of several that match, the one with more words counts. */
const phrases: readonly [Meaning, string][] = [
  [
    condition('when', 'overdue'),
    `overdue, overdue today|now, overdue right now, past due|deadline, past the|my|their deadline|deadlines|date, late, behind,
    behind on|with|schedule, slipping, slipped, missed, miss, forgotten, forgot, forget, lapsed, put off`,
  ],
  [
    condition('when', 'no date'),
    `no|any|without date|deadline|dates|deadlines, no due date|dates, without a|any|due date|deadline|dates|deadlines,
    without a|any due date|dates, undated, unscheduled, unplanned`,
  ],
  [{ kind: 'soon' }, 'coming up, upcoming, soon, ahead, on the horizon'],
  [
    condition('priority', 'p1'),
    `urgent, urgently, critical, asap, most urgent, top|highest priority|priorities, priority 1|one, p1, p1s`,
  ],
  [
    condition('priority', '(p1 | p2)'),
    `important, pressing, crucial, vital, essential, most important|pressing, matter|matters most, high|higher priority|priorities,
    my|the priorities`,
  ],
  [condition('priority', 'p2'), 'p2, p2s, priority 2|two'],
  [condition('priority', 'p3'), 'p3, p3s, medium|normal priority, priority 3|three'],
  [condition('priority', 'p4'), 'p4, p4s, low|lower|lowest priority, unimportant, priority 4|four'],
  [
    condition('priority', 'no priority'),
    'no|without priority, without a|any priority, unprioritised, unprioritized',
  ],
  [
    condition('status', 'is:in_progress'),
    'in progress, under way, underway, ongoing, half done|finished, started, begun, working on',
  ],
  [condition('status', 'is:paused'), 'paused, on hold, parked, shelved'],
  [condition('other', 'recurring'), 'recurring, repeating, repeat, repeats, recur, recurs'],
  [
    condition('tag', 'no tags'),
    'no|without tag|tags|label|labels, without a|any tag|tags|label|labels, untagged, unlabelled, unlabeled',
  ],
  [condition('place', '#inbox'), 'inbox, unsorted, unfiled, uncategorised, uncategorized, no|without theme'],
  [condition('other', 'no project'), 'no|without project, without a|any project'],
  [condition('thread', 'no thread'), 'no|without thread, without a|any thread'],
  [
    { kind: 'open' },
    `open, pending, outstanding, unfinished, incomplete, remaining, remain, remains, left, undone, unresolved, still need,
    be|get|getting|being done|finished|completed|closed, been done|finished yet,
    not|isn't|aren't|haven't|hasn't done|finished|completed|closed, not yet|been done|finished|completed,
    haven't|hasn't i|yet|been done|finished|completed, haven't i yet done|finished|completed,
    didn't do|finish|complete, didn't i do|finish|complete, didn't get done, didn't i get done`,
  ],
  [
    { kind: 'done' },
    `done, finished, completed, closed, accomplished, achieved, got done, wins, achievements, ticked|checked|crossed off, wrapped up, got through,
    did i do|finish|complete|accomplish|achieve|close, did i tick|check|cross off, did i get done|finished|completed|through,
    did we do|finish|complete|get`,
  ],
  [
    { kind: 'created' },
    'added, created, captured, new, newly added|created, did i add|create|capture, jotted|wrote|noted down',
  ],
  [
    { kind: 'any' },
    `in total, altogether, ever, done or not, including done|finished|completed, was|were due, was|were i supposed|meant`,
  ],
  [
    { kind: 'not' },
    `not, except, excluding, without, minus, outside, isn't, aren't, other than, apart|aside from, but not`,
  ],
  [
    { kind: 'filler' },
    `as of now|today, at the|this moment, right now, so far, to date, for now, to do|tackle|finish|complete|close, do|finish|complete,
    to|i|we work, to|i|we work on, can|could|should|may i drop|skip|cut|cancel|postpone|ignore|delegate|defer|delete|remove,
    i can|could|should drop|skip|cut|cancel|postpone|ignore|delegate|defer|delete|remove, can|could go|wait, due date|dates,
    on my plate|agenda|list|mind|calendar|docket|radar|schedule, in store, up to`,
  ],
];

const meaningOf = new Map<string, Meaning>(
  phrases.flatMap(([meaning, list]) =>
    list
      .split(',')
      .flatMap((phrase) => spellings(phrase.trim().split(/\s+/)))
      .map((phrase): [string, Meaning] => [phrase, meaning]),
  ),
);

function spellings([first = '', ...rest]: string[]): string[] {
  const choices = first.split('|');
  if (rest.length === 0) return choices;
  return choices.flatMap((choice) => spellings(rest).map((others) => `${choice} ${others}`));
}

const maxPhraseWords = Math.max(...[...meaningOf.keys()].map((phrase) => phrase.split(' ').length));

/** Reads the longest phrase from the folded word `at` on. */
export function readPhrase(words: readonly string[], at: number): { meaning: Meaning; next: number } | null {
  for (let next = Math.min(at + maxPhraseWords, words.length); next > at; next--) {
    const meaning = meaningOf.get(words.slice(at, next).join(' '));
    if (meaning) return { meaning, next };
  }
  return null;
}

const setOf = (words: string) => new Set(words.split(/\s+/));

/** Words of a question that are not looked for. */
const stopWords = setOf(
  `a about actually again all already also am an and any anybody anyone anything are as at away be been before being best busy but by can
  check could day days deal did do does doing due during each else every everything everyone face find finish first focus for free from
  get give given go going gonna got had handle happen happening has have having he hello help her here hers hey hi him his how i i'd i'll
  i'm i've if in into is it item items itself just kind kindly know label labelled labeled last let lets like list look looking many may me
  might mine more most much must my named called need needed needs next now of off on one ones only or our ours out over per plan planned
  plans please pls plus project projects quite really regarding related remind same schedule scheduled see shall she should show so some somebody someone
  something start still stuff suppose supposed tackle tag tagged tags task tasks tell than that the their them then theme there these they
  thing things this those thread till to todo todos too until up upon us want was we were what whatever when where which who whom whose
  why will wish with work works worked would yet you your yours`,
);

export const isStopWord = (word: string) => word.length < 2 || stopWords.has(word);

const taskWords = setOf(
  'task tasks todo todos do doing list next now first start focus work have item items stuff',
);

/** Returns whether a question is about tasks at all, such as `what should I do next?`. */
export const asksForTasks = (words: readonly string[]) => words.some((word) => taskWords.has(word));
