import { cleanText } from '#contract/text.ts';
import { dueDateSchema } from '#contract/values.ts';
import { readRule } from '#intake/recurrence/read-rule.ts';
import type { ImportContext, ParsedTask, Remark } from './parsed-import.ts';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects of a list; nothing for what is no list. */
export const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Returns a text that can be stored; empty for what is neither text nor number. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? cleanText(value).trim() : typeof value === 'number' ? String(value) : '';

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];

/** Returns the value of a key that the record itself has: a file may name `constructor`. */
export const lookUp = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Joins the parts of notes that say something, as paragraphs. */
export const joinNotes = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/\r\n?/g, '\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');

const minYear = 1970;

/**
 * Reads an instant: ISO 8601 with an offset, also without its punctuation (`20261121T090000Z`), or milliseconds. Null for others,
 * and for times before 1970, which sources use for none.
 */
export function readInstant(value: unknown): Date | null {
  const written = text(value).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?/,
    (_, y, m, d, h, min, s = '00') => `${y}-${m}-${d}T${h}:${min}:${s}`,
  );
  const instant =
    typeof value === 'number'
      ? new Date(value)
      : /T.*(Z|[+-]\d\d:?\d\d)$/.test(written)
        ? new Date(written.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
        : null;
  if (!instant || Number.isNaN(instant.getTime())) return null;
  const year = instant.getUTCFullYear();
  return year > minYear && year < 10_000 ? instant : null;
}

export const readInstantText = (value: unknown): string | null => readInstant(value)?.toISOString() ?? null;

/** Reads a floating date with or without a time, such as `2026-11-21 09:00:00`. */
export function readFloating(value: unknown): string | null {
  const [, year, month, day, hour, minute] =
    /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d)?(?:\.\d+)?)?$/.exec(text(value)) ?? [];
  if (year === undefined) return null;
  const due = `${year}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute}`}`;
  return Number(year) > minYear && dueDateSchema.safeParse(due).success ? due : null;
}

/** Reads what may be a floating date or an instant. */
export function readDue(value: unknown, { toFloating }: Pick<ImportContext, 'toFloating'>): string | null {
  const instant = typeof value === 'string' ? readInstant(value) : null;
  return instant ? toFloating(instant) : readFloating(value);
}

/** Returns an RRULE that Heddle can repeat by; null for others. */
export function readRecurrence(value: string): string | null {
  const rule = value
    .trim()
    .replace(/^RRULE:/i, '')
    .replace(/;$/, '');
  if (rule === '' || rule.length > 500) return null;
  try {
    readRule(rule);
    return rule.toUpperCase();
  } catch {
    return null;
  }
}

/** Keeps a recurrence that Heddle does not have in the description, and says so among the changes. */
export function keepRecurrenceInNotes(task: ParsedTask, words: string, changed: Remark[]): void {
  task.notes = joinNotes(task.notes, `Repeats: ${words}`);
  changed.push({
    row: task.row,
    title: task.title,
    reason: `Heddle has no recurrence for “${words.slice(0, 100)}”. It is in the description; choose a recurrence on the task.`,
  });
}

/** Reads when and how often a task is due from words; keeps what is not understood in the description, and says so. */
export function readWords(
  task: ParsedTask,
  words: string,
  {
    context,
    changed,
    language,
  }: { context: ImportContext; changed: Remark[]; language?: string | undefined },
): void {
  if (words === '') return;
  const floating = readDue(words, context);
  if (floating) {
    task.due = floating;
    return;
  }
  const read = context.readWhen(words, language);
  if (read && (read.due || read.recurrence) && !/[\p{L}\p{N}]/u.test(read.rest)) {
    task.due = read.due;
    task.recurrence = read.recurrence;
    task.recursFromCompletion = read.recursFromCompletion;
    return;
  }
  task.notes = joinNotes(task.notes, `When: ${words}`);
  changed.push({
    row: task.row,
    title: task.title,
    reason: `The date “${words.slice(0, 100)}” was not understood. It is in the description; choose a date on the task.`,
  });
}

const inboxNames = new Set(
  [
    'inbox',
    'posteingang',
    'eingang',
    'boîte de réception',
    'boite de reception',
    'bandeja de entrada',
    'caixa de entrada',
    'posta in arrivo',
    'postvak in',
    'inkorg',
    'indbakke',
    'innboks',
    'входящие',
    'skrzynka odbiorcza',
    'gelen kutusu',
    '收集箱',
    '收件箱',
    '收件匣',
    'インボックス',
    '관리함',
  ].map((name) => name.normalize('NFC')),
);

/** Returns whether a list is what other apps call the Inbox, in the languages they are written in. */
export const isInboxName = (name: string): boolean =>
  name === '' || inboxNames.has(name.normalize('NFC').trim().toLowerCase());

/** Turns the HTML of rich notes into plain text. */
export const plainText = (html: string): string =>
  /<\/?[a-z][^>]*>/i.test(html)
    ? html
        .replace(/<li[^>]*>/gi, '\n- ')
        .replace(/<br\s*\/?>|<\/(p|div|h\d|ul|ol|tr)>/gi, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : html.trim();
