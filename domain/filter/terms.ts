import type { Priority, Status } from '#contract/vocabularies.ts';
import { months, weekdays } from '#intake/dates/words.ts';
import type { Advice, DateField, Filter, Place, Relation, Term } from './filter.ts';
import { isAmbiguousDate, readDates } from './filter-dates.ts';
import { fold } from './fold.ts';
import type { Key } from './lex.ts';
import { nearest } from './near.ts';

const due = (when: string): Term => ({ kind: 'date', field: 'due', relation: '=', when });

/** What stands for a condition where it is all there is between two signs. */
const keywords: ReadonlyMap<string, Term> = new Map<string, Term>([
  ['today', due('today')],
  ['tomorrow', due('tomorrow')],
  ['yesterday', due('yesterday')],
  ['overdue', { kind: 'overdue' }],
  ['no date', { kind: 'no', what: 'date' }],
  ['no due date', { kind: 'no', what: 'date' }],
  ['no time', { kind: 'no', what: 'time' }],
  ['recurring', { kind: 'recurring' }],
  ['p1', { kind: 'priority', priority: 'urgent' }],
  ['p2', { kind: 'priority', priority: 'high' }],
  ['p3', { kind: 'priority', priority: 'medium' }],
  ['p4', { kind: 'priority', priority: 'low' }],
  ['no priority', { kind: 'no', what: 'priority' }],
  ['no tags', { kind: 'no', what: 'tags' }],
  ['no tag', { kind: 'no', what: 'tags' }],
  ['no labels', { kind: 'no', what: 'tags' }],
  ['no label', { kind: 'no', what: 'tags' }],
  ['no theme', { kind: 'no', what: 'theme' }],
  ['no thread', { kind: 'no', what: 'thread' }],
  ['no project', { kind: 'no', what: 'project' }],
]);

const status = (...statuses: Status[]): Term => ({ kind: 'status', statuses });
const priority = (level: Priority): Term => ({ kind: 'priority', priority: level });

const statusValues: [string, Term][] = [
  ['open', status('pending', 'in_progress', 'paused')],
  ['pending', status('pending')],
  ['in_progress', status('in_progress')],
  ['completed', status('completed')],
  ['done', status('completed')],
  ['paused', status('paused')],
];

/** What may stand after `is:`, `status:` and `priority:`. */
export const keyValues: Record<Key, ReadonlyMap<string, Term>> = {
  is: new Map<string, Term>([
    ...statusValues,
    ['overdue', { kind: 'overdue' }],
    ['recurring', { kind: 'recurring' }],
  ]),
  status: new Map(statusValues),
  priority: new Map<string, Term>([
    ['urgent', priority('urgent')],
    ['high', priority('high')],
    ['medium', priority('medium')],
    ['low', priority('low')],
    ['none', { kind: 'no', what: 'priority' }],
  ]),
};

/** Places and reports come in through here, so that one pass finds everything that is wrong. */
export interface Report {
  problem: (place: Place, message: string) => void;
  advice: (advice: Advice) => void;
}

const nothing: Filter = { kind: 'and', parts: [] };

export function readKey(
  { key, value, ...place }: { key: Key; value: string } & Place,
  report: Report,
): Filter {
  const values = keyValues[key];
  const known = values.get(value.toLowerCase().replaceAll('-', '_'));
  if (known) return known;
  const names = listed([...values.keys()]);
  if (value === '') report.problem(place, `Write ${names} right after ${key}:`);
  else
    report.problem(
      place,
      `“${value}” is not something a task can be.${meant(value, values.keys())} Write ${key}: and ${names}.`,
    );
  return nothing;
}

const fields: Record<string, DateField | undefined> = {
  due: 'due',
  date: 'due',
  created: 'created',
  added: 'created',
  completed: 'completed',
};
const relations: Record<string, Relation | undefined> = {
  '': '=',
  '=': '=',
  on: '=',
  '<': '<',
  before: '<',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  by: '<=',
  until: '<=',
  '>': '>',
  after: '>',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
  since: '>=',
};
const fieldNames = Object.keys(fields).join('|');
const relationNames = '<=|>=|=<|=>|≤|≥|<|>|=|(?:before|after|on|by|since|until)\\b';
const dated = new RegExp(`^(${fieldNames})\\b\\s*(:?)\\s*(${relationNames})?\\s*(:?)\\s*(.*)$`, 'is');
/** Only with a sign: `due diligence` is two words. */
const surelyDated = new RegExp(`^(${fieldNames})\\s*(before|after|on|by|since|until)?\\s*[:<>=≤≥]`, 'i');
const compared = /^([a-z]+)\s*(?:<=|>=|<|>)\s*(.+)$/is;
const nextDays = /^(?:next )?\d{1,4} ?(?:days?|weeks?|months?|years?)$/;

/** Whether a condition on a date begins with this text, whatever stands before it. */
export const beginsDate = (text: string) => surelyDated.test(text);

/** What words in a row mean: a condition where all of them say one, else words to look for. */
export function readRun(raw: string, { start }: Place, report: Report): Filter {
  return readCondition(raw, start, report) ?? readWords(raw, start, report);
}

function readCondition(raw: string, start: number, report: Report): Filter | null {
  const said = fold(raw).trim();
  const keyword = keywords.get(said);
  if (keyword) return keyword;
  if (nextDays.test(said)) return due(said.startsWith('next') ? said : `next ${said}`);
  return readDateTerm(raw, start, report);
}

function readDateTerm(raw: string, start: number, report: Report): Filter | null {
  const [, name = '', colon, relation = '', secondColon, rest = ''] = dated.exec(raw) ?? [];
  const field = fields[name.toLowerCase()];
  const end = start + raw.length;
  if (!field) {
    // “dew <= friday”
    const [, word = '', date = ''] = compared.exec(raw) ?? [];
    if (!readable(date, false)) return null;
    report.problem(
      { start, end: start + word.length },
      `There is no date called “${word}”. Write due, created or completed.`,
    );
    return nothing;
  }
  const sure = Boolean(colon || secondColon || /[<>=≤≥]/.test(relation));
  const when = rest.trim();
  if (readable(when, field !== 'due'))
    return { kind: 'date', field, relation: relations[relation.toLowerCase()] ?? '=', when };
  if (!sure) return null;
  const from = end - rest.length;
  if (when === '')
    report.problem({ start, end: start + raw.trimEnd().length }, `Write a date here, ${examples}.`);
  else report.problem({ start: from, end: from + when.length }, dateProblem(when));
  return nothing;
}

/** Which day it is and when weeks begin makes no difference to whether a date can be read. */
const readable = (date: string, past: boolean) =>
  date !== '' && readDates(date, { now: '2026-01-07T12:00', past, weekStart: 'monday' }) !== null;

const examples = 'such as friday, next week, +3 days or 2026-11-21';

function dateProblem(when: string): string {
  if (isAmbiguousDate(when))
    return `“${when}” is one day to some people and another to others. Write it like 4 may or 2026-05-04.`;
  const words = when.split(/\s+/);
  const mended = words.map((word) => nearest(word, dateWords) ?? word).join(' ');
  const near = mended !== when && readable(mended, false);
  return `“${when}” is not a date.${near ? ` Did you mean ${mended}?` : ''} Write one ${examples}.`;
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

/** A slip, or a condition among words, is looked for as a word; it may have been meant otherwise. */
function adviseOn(words: readonly Word[], raw: string, start: number, report: Report): void {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return;
  if (first === last) {
    const near = nearest(first.word, keywords.keys());
    if (near)
      report.advice({
        start: first.start,
        end: first.end,
        message: `“${first.word}” is looked for as a word.`,
        instead: near,
      });
    return;
  }
  const condition = [last, first].find(({ word }) => keywords.has(word.toLowerCase()));
  if (!condition) return;
  const before = raw.slice(0, condition.start - start).trim();
  const after = raw.slice(condition.end - start).trim();
  const instead = [before, condition.word, after].filter(Boolean).join(' & ');
  report.advice({
    start,
    end: start + raw.length,
    message: `“${condition.word}” is looked for as a word here.`,
    instead,
  });
}

const meant = (word: string, candidates: Iterable<string>) => {
  const near = nearest(word, candidates);
  return near ? ` Did you mean ${near}?` : '';
};

const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
