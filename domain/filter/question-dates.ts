import type { WeekStart } from '#contract/vocabularies.ts';
import type { Relation } from './filter.ts';
import { isAmbiguousDate, readDates } from './filter-dates.ts';

/** Condition on a date, which is in words that the filter language reads. */
export interface DateCondition {
  relation: Relation;
  when: string;
  /** Set by `older than`, which is about the day a task was added. */
  field?: 'created';
}

export interface QuestionDateContext {
  /** Floating, to the minute. */
  now: string;
  weekStart: WeekStart;
  /** `3/12` is 3 December. */
  dayFirst: boolean;
}

/** What people write before a date, the longer first. */
const relationPhrases: readonly (readonly [words: readonly string[], relation: Relation])[] = (
  [
    ['<=', 'no later than, not later than, on or before, up until, up to, by, until, till, til, upto'],
    ['<', 'earlier than, more than, prior to, before'],
    ['>', 'later than, after, past, beyond'],
    ['>=', 'on or after, starting from, from, since, starting'],
    ['=', 'on, in, at, for, during, within, over'],
  ] satisfies [Relation, string][]
)
  .flatMap(([relation, list]) => list.split(', ').map((phrase) => [phrase.split(' '), relation] as const))
  .sort(([one], [other]) => other.length - one.length);

const maxDateWords = 6;

/**
 * Reads a date, or a range of dates, from the folded word `at` on. Returns the conditions that must hold together, and
 * the index of the word after it; null if no date begins there.
 */
export function readQuestionDate(
  words: readonly string[],
  at: number,
  context: QuestionDateContext,
): { conditions: DateCondition[]; next: number } | null {
  const given = readRange(words, at, context) ?? readAge(words, at);
  if (given) return given;
  const lead = relationPhrases.find(([phrase]) => phrase.every((word, i) => words[at + i] === word));
  // The preposition of "in 3 days" is part of the date.
  const alone = !lead || lead[1] === '=' ? readLongest(words, at, { ...context, isLed: false }) : null;
  if (alone) return { conditions: conditionsOf('=', alone.when), next: alone.next };
  if (!lead) return null;
  const [phrase, relation] = lead;
  const led = readLongest(words, at + phrase.length, { ...context, isLed: true });
  return led && { conditions: conditionsOf(relation, led.when), next: led.next };
}

/** Reads `between monday and friday` and `from monday to friday`. */
function readRange(words: readonly string[], at: number, context: QuestionDateContext) {
  if (words[at] !== 'between' && words[at] !== 'from') return null;
  const first = readLongest(words, at + 1, { ...context, isLed: true });
  if (!first || !/^(?:and|to|till|until|through)$/.test(words[first.next] ?? '')) return null;
  const last = readLongest(words, first.next + 1, { ...context, isLed: true });
  if (!last) return null;
  const conditions: DateCondition[] = [
    { relation: '>=', when: first.when },
    { relation: '<=', when: last.when },
  ];
  return { conditions, next: last.next };
}

/** Reads `older than 2 weeks`. */
function readAge(words: readonly string[], at: number) {
  const [older, than, count = '', unit = ''] = words.slice(at, at + 4);
  const days = toDigits(count);
  if (older !== 'older' || than !== 'than' || !/^(?:\d{1,3}|an?)$/.test(days) || !units.test(unit))
    return null;
  const conditions: DateCondition[] = [{ relation: '<', when: `${days} ${unit} ago`, field: 'created' }];
  return { conditions, next: at + 4 };
}

const units = /^(?:day|week|month|year)s?$/;
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const toDigits = (word: string) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word);

const rest = 'rest of ';

const conditionsOf = (relation: Relation, when: string): DateCondition[] =>
  when.startsWith(rest)
    ? [
        { relation: '>=', when: 'today' },
        { relation: '<=', when: when.slice(rest.length) },
      ]
    : [{ relation, when }];

interface OneDateContext extends QuestionDateContext {
  /** A preposition stands before it. */
  isLed: boolean;
}

function readLongest(words: readonly string[], at: number, context: OneDateContext) {
  for (let next = Math.min(at + maxDateWords, words.length); next > at; next--) {
    const when = writeDate(words.slice(at, next), context);
    if (when !== null) return { when, next };
  }
  return null;
}

/** Words that are a date only after a preposition. */
const weak = /^(?:may|march|sat|sun|mon|wed|second|noon|midday|midnight|weekend|\d{4})$/;

const startsOutside =
  /^(?:is|are|be|due|on|for|of|over|within|during|by|before|until|till|from|since|after|at|in (?!an? |\d|[a-z]+ (?:day|week|month|year|hour)))\b/;

/** Returns a date as the filter language reads it; null if the words are none. */
function writeDate(words: readonly string[], context: OneDateContext): string | null {
  const [only] = words;
  if (words.length === 1 && only && (/^\d{1,3}$/.test(only) || (weak.test(only) && !context.isLed)))
    return null;
  const text = words.join(' ');
  // The intake reads dates with the words around them, such as "is due on friday at".
  if (startsOutside.test(text) || /\s(?:and|or|for|is|are|do|i|on|at|by|to)$/.test(text)) return null;
  if (isAmbiguousDate(text)) return toIsoDate(text, context);
  return renamePeriod(text) ?? (readDates(text, { ...context, past: false }) ? text : null);
}

/** Rewrites periods that people name and the filter language does not know. */
function renamePeriod(text: string): string | null {
  const period = text
    .replace(/^(?:the )?(?:whole|entire|full|course) (?:of )?/, '')
    .replace(/^(?:the|this) (?=coming|past|next|last|following|previous|end|rest|remainder|week)/, '')
    .replace(/\b(?:a )?couple (?:of )?(?=day|week|month)/, '2 ')
    .replace(/\b(?:a )?(?:few|several)\b/, '3')
    .replace(/^(\w+ )?fortnight$/, (_, way = 'next ') => `${way}2 weeks`)
    .replace(/(?<=^|\s)[a-z]+(?= (?:day|week|month)s?$)/, toDigits);
  if (/^(?:(?:the|my) )?(?:coming )?weekend$/.test(period)) return 'this weekend';
  if (period === 'my week' || period === 'my day') return period === 'my week' ? 'this week' : 'today';
  if (/^(?:lately|recently)$/.test(period)) return 'last 7 days';
  if (/^(?:eod|cop|cob|end of (?:the )?day|close of (?:play|business))$/.test(period)) return 'today';
  if (/^(?:week|days) ahead$/.test(period)) return 'next 7 days';
  if (period === 'eow' || period === 'eom') return period === 'eow' ? 'this week' : 'this month';
  const [, part, named] = /^(end|rest|remainder) of (?:the |this )?(week|month|year)$/.exec(period) ?? [];
  if (part && named) return part === 'end' ? `this ${named}` : `${rest}this ${named}`;
  const [, way = '', count, unit] =
    /^(next|coming|following|last|past|previous) (?:(\d{1,3}) )?(days?|weeks?|months?)$/.exec(period) ?? [];
  const direction = /^(?:last|past|previous)$/.test(way) ? 'last' : 'next';
  if (count && unit) return `${direction} ${count} ${unit}`;
  if (unit === 'week' && /^(?:coming|past)$/.test(way)) return `${direction} 7 days`;
  if (unit === 'month' && /^(?:coming|past)$/.test(way)) return `${direction} 30 days`;
  return unit && /^(?:following|previous)$/.test(way) ? `${direction} ${unit}` : null;
}

/** Returns `3/12` or `3/12/26` as an ISO date; without a year the next one that comes. */
function toIsoDate(text: string, { now, dayFirst }: QuestionDateContext): string {
  const [one = '', other = '', year] = text.split('/');
  const [day, month] = dayFirst ? [one, other] : [other, one];
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return `${year.padStart(4, '20')}-${monthAndDay}`;
  const thisYear = Number(now.slice(0, 4));
  const hasPassed = `${thisYear}-${monthAndDay}` < now.slice(0, 10);
  return `${hasPassed ? thisYear + 1 : thisYear}-${monthAndDay}`;
}
