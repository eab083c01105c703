import { formatMoment, parseMoment } from './dates/calendar.ts';
import { readWhen } from './read-when.ts';
import { occurrencesAfter } from './recurrence/occurrences.ts';
import type { IntakeContext, Priority } from './types.ts';
import { understand } from './understand.ts';

/** The words of a text that say when, how often and how urgently something is to be done, as a reader quotes them. */
export interface Quotes {
  /** May stand in several places: `tomorrow`, `at eleven`. */
  when: readonly string[];
  recurrence: string | null;
  /** When a recurrence ends. */
  until: string | null;
  remind: string | null;
  priority: string | null;
}

/** What the reader takes the words to mean. */
export interface Meant {
  /** Floating, with or without a time. */
  dueDate: string | null;
  /** RRULE. */
  recurrence: string | null;
  priority: string | null;
}

export interface QuotedValues {
  dueDate: string | null;
  recurrence: string | null;
  recursFromCompletion: boolean;
  /** Floating, with a time. */
  reminder: string | null;
  priority: Priority | null;
  /**
   * The date the reader means, where `dueDate` is not certain: another one if the words say otherwise, and the same if only the
   * reader says so. Null where both agree.
   */
  doubtful: string | null;
}

type Context = Pick<IntakeContext, 'now' | 'locale' | 'language' | 'timesOfDay'>;
type Read = ReturnType<typeof readWhen>;

/**
 * Reads quoted words at the moment of the capture. What they fix counts; what they leave open, the day of “at eleven” or the hour of
 * “Saturday”, is what the reader means. That alone counts only where the grammar reads nothing.
 */
export function readQuotes(quotes: Quotes, meant: Meant, context: Context): QuotedValues {
  const repeats = [quotes.recurrence, quotes.recurrence === null ? null : quotes.until].flatMap(
    (words) => words ?? [],
  );
  const whens = quotes.when.filter((words) => !repeats.some((other) => other.includes(words)));
  const words = [...repeats, ...whens];
  const read = readPieces(words, context);
  const wanted = words.length === 0 ? null : readDate(meant.dueDate, context.now);
  const meantRule = quotes.recurrence === null ? null : readRecurrence(meant.recurrence, context.now);
  const recurrence = read?.recurrence ? addEnd(read.recurrence, quotes.until && meantRule) : meantRule;
  const { dueDate, doubtful } = settleDue(read, wanted, { words, context, recurs: recurrence !== null });
  const first = dueDate ?? (recurrence && firstOf(recurrence, context.now));
  return {
    dueDate: first,
    recurrence,
    recursFromCompletion: read?.recursFromCompletion ?? false,
    reminder: quotes.remind === null ? null : readReminder(quotes.remind, first, context),
    priority: quotes.priority === null ? null : readPriority(quotes.priority, meant.priority, context),
    doubtful,
  };
}

const ruleEnd = /;(?:UNTIL|COUNT)=[^;]+/;

/** Ends a rule where the words of its end could not be read but the reader says when it ends. */
function addEnd(rule: string, meant: string | null): string {
  return ruleEnd.test(rule) ? rule : rule + (ruleEnd.exec(meant ?? '')?.[0] ?? '');
}

/** Reads pieces as one, without dates that a later piece overrules; undefined if there is none. */
function readPieces(pieces: readonly string[], context: Context): Read | undefined {
  if (pieces.length === 0) return undefined;
  const reads = pieces.map((words) => readWhen(words, context));
  const day = reads.findLastIndex(({ daySaid }) => daySaid);
  const time = reads.findLastIndex(({ dueDate }) => hasTime(dueDate));
  const valid = pieces.filter((_, i) => {
    const read = reads[i];
    return !read?.dueDate || read.recurrence !== null || i === day || i === time;
  });
  const joined = readWhen(valid.join(' '), context);
  return joined.dueDate || joined.recurrence ? joined : (reads.find(({ dueDate }) => dueDate) ?? joined);
}

const hasTime = (date: string | null | undefined) => date?.includes('T') ?? false;
const dayOf = (date: string) => date.slice(0, 10);
const timeOf = (date: string) => date.slice(11);

interface Settled {
  dueDate: string | null;
  doubtful: string | null;
}

/** Settles on a date: the words', filled up with the wanted one. */
function settleDue(
  read: Read | undefined,
  wanted: string | null,
  { words, context, recurs }: { words: readonly string[]; context: Context; recurs: boolean },
): Settled {
  const said = read?.dueDate ?? null;
  if (said === null || read === undefined) return { dueDate: wanted, doubtful: recurs ? null : wanted };
  if (wanted === null) return { dueDate: said, doubtful: null };
  if (recurs && !read.daySaid && dayOf(said) !== dayOf(wanted)) return { dueDate: said, doubtful: null };
  if (!read.daySaid && !recurs && hasTime(said)) {
    // At half past nine of another day may be in the morning.
    const onDay = readWhen(`${dayOf(wanted)} ${words.join(' ')}`, context).dueDate;
    const settled = hasTime(onDay) && onDay ? onDay : `${dayOf(wanted)}T${timeOf(said)}`;
    return compare(dayOf(settled) === dayOf(wanted) ? settled : said, wanted, words);
  }
  if (!hasTime(said) && dayOf(said) === dayOf(wanted)) return { dueDate: wanted, doubtful: null };
  return compare(said, wanted, words);
}

const halfDayMinutes = 720;
/** Words after which an hour is that of one half of the day. */
const halfOfDay =
  /\d\s?[ap]\.?m\b|\b(morning|afternoon|evening|night|tonight|noon|midnight|lunch)|\b(1[3-9]|2[0-3])[:.h]\d\d/i;

/**
 * Compares a date of the words with the wanted one, which decides between morning and evening where no word does, and which number of
 * 11/12 is the month: the rest of the text may say it.
 */
function compare(said: string, wanted: string, words: readonly string[]): Settled {
  const agrees = hasTime(said) && hasTime(wanted) ? said === wanted : dayOf(said) === dayOf(wanted);
  if (agrees) return { dueDate: said, doubtful: null };
  const [one, other] = [parseMoment(said), parseMoment(wanted)];
  const isOtherHalf =
    hasTime(said) &&
    hasTime(wanted) &&
    one.day === other.day &&
    Math.abs(one.minute - other.minute) === halfDayMinutes &&
    !words.some((piece) => halfOfDay.test(piece));
  if (isOtherHalf) return { dueDate: wanted, doubtful: null };
  if (isSwapped(said, wanted) && words.some((piece) => numericDate.test(piece)))
    return { dueDate: hasTime(said) ? `${dayOf(wanted)}T${timeOf(said)}` : wanted, doubtful: null };
  return { dueDate: said, doubtful: wanted };
}

/** A day and a month in figures, in either order. */
const numericDate = /\b\d{1,2}[/.-]\d{1,2}\b/;

/** Returns whether one date is the other with day and month exchanged, as 11/12 can be read. Any year may have been meant. */
const isSwapped = (one: string, other: string): boolean =>
  one.slice(5, 10) === `${other.slice(8, 10)}-${other.slice(5, 7)}`;

const maxYearsAhead = 5;
/** Stand for no time at all. */
const wholeDay = /^(00:00|23:59)$/;

/** Reads a date if it exists and is neither past nor more than some years away. */
function readDate(text: string | null, now: string): string | null {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(text?.trim() ?? '') ?? [];
  if (day === '' || formatMoment({ ...parseMoment(day), minute: null }) !== day || day < dayOf(now))
    return null;
  if (Number(day.slice(0, 4)) - Number(now.slice(0, 4)) > maxYearsAhead) return null;
  const isTime = time !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && !wholeDay.test(time);
  return isTime ? `${day}T${time}` : day;
}

const maxRuleLength = 200;

/** Reads an RRULE if it has an occurrence from today on. */
function readRecurrence(rule: string | null, now: string): string | null {
  const text =
    rule
      ?.trim()
      .replace(/^RRULE:/i, '')
      .replace(/;$/, '')
      .toUpperCase() ?? '';
  if (text === '' || text.length > maxRuleLength) return null;
  return firstOf(text, now) === null ? null : text;
}

/** Returns the first day of a rule from today on; null if there is none, or it cannot be read. */
function firstOf(rule: string, now: string): string | null {
  const { day } = parseMoment(now);
  const at = (n: number) => formatMoment({ day: n, minute: null });
  try {
    const [first] = occurrencesAfter(rule, at(day), at(day - 1), 1);
    return first ? dayOf(first) : null;
  } catch {
    return null;
  }
}

const vocabulary = { themes: [], threads: [], projects: [], tags: [], examples: [] };
/** Stands for the task that the words are about. */
const anything = 'thing';

/** Reads when to be reminded of what is due then. */
function readReminder(words: string, dueDate: string | null, context: Context): string | null {
  const asked = /\b(remind|reminder|alert|notify|ping|nudge)\b/i.test(words) ? words : `remind me ${words}`;
  const due = dueDate?.replace('T', ' ') ?? '';
  const tasks = understand(`${anything} ${due}, ${asked}`, { ...context, vocabulary });
  return tasks.find(({ reminder }) => reminder !== null)?.reminder ?? null;
}

const priorities: readonly string[] = ['urgent', 'high', 'medium', 'low'] satisfies Priority[];
const isPriority = (word: string): word is Priority => priorities.includes(word);

function readPriority(words: string, meant: string | null, context: Context): Priority | null {
  const tasks = understand(`${anything}, ${words}`, { ...context, vocabulary });
  const said = tasks.find(({ priority }) => priority !== null)?.priority;
  const level = meant?.trim().toLowerCase() ?? '';
  return said ?? (isPriority(level) ? level : null);
}
