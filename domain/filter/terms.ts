import { months, weekdays } from '#intake/dates/words.ts';
import type { Advice, Filter, Place, Problem, Term } from './filter.ts';
import { isAmbiguousDate, readDates } from './filter-dates.ts';
import {
  dateFieldOf,
  dateFields,
  type Key,
  patterns,
  relationOf,
  termByWord,
  wordsAfter,
} from './filter-words.ts';
import { fold } from './fold.ts';
import { nearest } from './nearest.ts';

/** Collects what is wrong, so that one pass over a filter finds all of it. */
export interface Report {
  problem: (place: Place, code: Problem['code'], ...values: string[]) => void;
  advice: (advice: Advice) => void;
}

const nothing: Filter = { kind: 'and', parts: [] };

/** Reads `is:open`, `status:paused`, `priority:high`. */
export function readKey(
  { key, value, ...place }: { key: Key; value: string } & Place,
  report: Report,
): Filter {
  const values = wordsAfter(key);
  const known = values.get(value.toLowerCase().replaceAll('-', '_'));
  if (known) return known.term;
  const names = [...values.keys()].join(', ');
  const near = nearest(value, values.keys());
  if (value === '') report.problem(place, 'valueMissing', `${key}:`, names);
  else if (near) report.problem(place, 'valueMistyped', value, near);
  else report.problem(place, 'valueUnknown', value, `${key}:`, names);
  return nothing;
}

const anyRelation = `${patterns.relationSign}|(?:${patterns.relationWord})\\b`;
const dated = new RegExp(`^(${patterns.dateField})\\b\\s*(:?)\\s*(${anyRelation})?\\s*(:?)\\s*(.*)$`, 'is');
/** Only with a sign: `due diligence` is two words. */
const surelyDated = new RegExp(
  `^(${patterns.dateField})\\s*(${patterns.relationWord})?\\s*(?::|${patterns.relationSign})`,
  'i',
);
const compared = /^([a-z]+)\s*(?:<=|>=|<|>)\s*(.+)$/is;
const nextDays = /^(?:next )?\d{1,4} ?(?:days?|weeks?|months?|years?)$/;

/** Returns whether a condition on a date begins here, even in the middle of other words. */
export const beginsDate = (text: string) => surelyDated.test(text);

/** Reads words in a row: a condition if all of them together are one, else words to search for. */
export function readRun(raw: string, { start }: Place, report: Report): Filter {
  return readCondition(raw, start, report) ?? readWords(raw, start, report);
}

function readCondition(raw: string, start: number, report: Report): Filter | null {
  const folded = fold(raw).trim();
  const keyword = termByWord.get(folded);
  if (keyword) return keyword;
  if (nextDays.test(folded)) {
    const when = folded.startsWith('next') ? folded : `next ${folded}`;
    return { kind: 'date', field: 'due', relation: '=', when };
  }
  return readDateTerm(raw, start, report);
}

function readDateTerm(raw: string, start: number, report: Report): Filter | null {
  const [, name = '', colon, relation = '', secondColon, rest = ''] = dated.exec(raw) ?? [];
  const field = dateFieldOf(name);
  const end = start + raw.length;
  if (!field) {
    // “dew <= friday”
    const [, word = '', date = ''] = compared.exec(raw) ?? [];
    if (!readable(date, false)) return null;
    report.problem({ start, end: start + word.length }, 'dateUnnamed', word);
    return nothing;
  }
  const sure = Boolean(colon || secondColon || /[<>=≤≥]/.test(relation));
  const when = rest.trim();
  if (readable(when, dateFields[field].past))
    return { kind: 'date', field, relation: relationOf(relation), when };
  if (!sure) return null;
  const from = end - rest.length;
  if (when === '') report.problem({ start, end: start + raw.trimEnd().length }, 'dateMissing');
  else reportDate(when, { start: from, end: from + when.length }, report);
  return nothing;
}

/** Any `now` and week start will do: they do not decide whether a date can be read. */
const readable = (date: string, past: boolean) =>
  date !== '' && readDates(date, { now: '2026-01-07T12:00', past, weekStart: 'monday' }) !== null;

function reportDate(when: string, place: Place, report: Report): void {
  if (isAmbiguousDate(when)) {
    report.problem(place, 'dateAmbiguous', when);
    return;
  }
  const words = when.split(/\s+/);
  const suggested = words.map((word) => nearest(word, dateWords) ?? word).join(' ');
  if (suggested !== when && readable(suggested, false))
    report.problem(place, 'dateMistyped', when, suggested);
  else report.problem(place, 'dateUnknown', when);
}

const dateWords = [
  ...[...weekdays.keys(), ...months.keys()].filter((name) => name.length > 5 || name === 'friday'),
  ...['today', 'tomorrow', 'yesterday', 'next', 'week', 'month', 'weekend', 'days', 'weeks', 'months'],
];

type Word = Place & { word: string };

function readWords(raw: string, start: number, report: Report): Filter {
  const words = [...raw.matchAll(/(?:\\.|\S)+/gs)].map(({ 0: word, index }) => ({
    // “milk, bread!”; what is written with a backslash is meant.
    word: word.includes('\\')
      ? word.replace(/\\(.)/gs, '$1')
      : word.replace(/^[,;.:!?…]+|[,;.:!?…]+$/g, '') || word,
    start: start + index,
    end: start + index + word.length,
  }));
  adviseOn(words, raw, start, report);
  const parts = words.map(({ word }): Term => ({ kind: 'text', text: fold(word) }));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
}

/** Advises where a typing error, or a condition among other words, is searched for as a word. */
function adviseOn(words: readonly Word[], raw: string, start: number, report: Report): void {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return;
  if (first === last) {
    const near = nearest(first.word, termByWord.keys());
    if (near)
      report.advice({
        start: first.start,
        end: first.end,
        code: 'wordAlone',
        values: [first.word],
        instead: near,
      });
    return;
  }
  const condition = [last, first].find(({ word }) => termByWord.has(word.toLowerCase()));
  if (!condition) return;
  const before = raw.slice(0, condition.start - start).trim();
  const after = raw.slice(condition.end - start).trim();
  const instead = [before, condition.word, after].filter(Boolean).join(' & ');
  report.advice({
    start,
    end: start + raw.length,
    code: 'wordAmongWords',
    values: [condition.word],
    instead,
  });
}
