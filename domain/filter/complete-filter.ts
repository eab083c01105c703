import type { NamedTerm } from './filter.ts';
import { fold } from './fold.ts';
import { lex, type Sign, type Token } from './lex.ts';
import { keyValues } from './terms.ts';
import { namesOf, type Vocabulary, writeName } from './unknown-names.ts';

export interface Completion {
  /** What is put in place of `start` to `end`. */
  insert: string;
  /** What it does, in a few words. */
  hint: string;
}

export interface Completions {
  /** UTF-16 offsets of what a completion replaces. */
  start: number;
  end: number;
  /** Whether nothing but one of them can be meant, so that the first may be offered as chosen. */
  sure: boolean;
  options: readonly Completion[];
}

const most = 8;

/** Conditions by what they begin with; those that go on end in a space or a colon. */
const conditions: readonly Completion[] = [
  { insert: 'today', hint: 'Due today' },
  { insert: 'tomorrow', hint: 'Due tomorrow' },
  { insert: 'overdue', hint: 'Due before now, and not done' },
  { insert: 'next 7 days', hint: 'Due today or in the six days after' },
  { insert: 'no date', hint: 'Without a due date' },
  { insert: 'no time', hint: 'Without a time of day' },
  { insert: 'no priority', hint: 'Without a priority' },
  { insert: 'no tags', hint: 'Without tags' },
  { insert: 'no theme', hint: 'In the Inbox' },
  { insert: 'no thread', hint: 'In no thread' },
  { insert: 'no project', hint: 'In no project' },
  { insert: 'recurring', hint: 'Tasks that come again' },
  { insert: 'p1', hint: 'Urgent' },
  { insert: 'p2', hint: 'High priority' },
  { insert: 'p3', hint: 'Medium priority' },
  { insert: 'p4', hint: 'Low priority' },
  { insert: 'due: ', hint: 'Due on a day or in a time, such as due: friday' },
  { insert: 'due before: ', hint: 'Due before a day' },
  { insert: 'due after: ', hint: 'Due after a day' },
  { insert: 'created: ', hint: 'Added on a day or in a time' },
  { insert: 'created after: ', hint: 'Added after a day' },
  { insert: 'completed: ', hint: 'Done on a day or in a time' },
  { insert: 'completed after: ', hint: 'Done after a day' },
  { insert: 'is:open', hint: 'Not done' },
  { insert: 'is:completed', hint: 'Done' },
  { insert: 'is:in_progress', hint: 'Begun' },
  { insert: 'is:paused', hint: 'Paused' },
];

/** After a sign, before anything is typed. */
const atFirst = ['today', 'overdue', 'next 7 days', 'no date', 'p1', 'is:open', 'due before: '];

const future = [
  'today',
  'tomorrow',
  'friday',
  'weekend',
  'next week',
  'next month',
  '+3 days',
  'next 7 days',
];
const past = ['today', 'yesterday', 'last 7 days', 'last week', 'this week', 'last month', '-3 days'];
const dateBegun =
  /^(due|date|created|added|completed)(?:\s*(?:before|after|on|by|since|until)?\s*(?:<=|>=|[:<>=≤≥])|\s+(?:before|after|on|by|since|until)\s)\s*(.*)$/is;

const lists: Record<Sign, { kind: NamedTerm['kind']; hint: string }> = {
  '@': { kind: 'tag', hint: 'Tag' },
  '#': { kind: 'list', hint: 'Theme or project' },
  '/': { kind: 'thread', hint: 'Thread' },
};

const noCompletions: Completions = { start: 0, end: 0, sure: false, options: [] };

/** What the word at `caret` may become. */
export function completeFilter(text: string, caret: number, vocabulary: Vocabulary): Completions {
  const { tokens } = lex(text.slice(0, caret));
  const last = tokens.at(-1);
  const open = /[@#/]$/.exec(text.slice(0, caret));
  if (open && (last === undefined || last.end < caret))
    return completeName(
      open[0] as Sign,
      '',
      { start: caret - 1, end: endOfWord(text, caret, false) },
      vocabulary,
    );
  if (last?.kind === 'name' && last.end === caret) {
    const end = endOfWord(text, caret, text[last.start + 1] === '"');
    return completeName(last.sign, last.pattern.join('*'), { start: last.start, end }, vocabulary);
  }
  if (last?.kind === 'key' && last.end === caret) return completeKey(last, endOfWord(text, caret, false));
  return completeCondition(text, caret, tokens);
}

/** To the end of what is being written, so that a completion in its middle leaves nothing behind. */
function endOfWord(text: string, caret: number, quoted: boolean): number {
  const rest = text.slice(caret);
  if (quoted) return caret + rest.indexOf('"') + 1;
  const end = rest.search(/[\s&|()]/);
  return end < 0 ? text.length : caret + end;
}

function completeName(
  sign: Sign,
  typed: string,
  place: { start: number; end: number },
  vocabulary: Vocabulary,
): Completions {
  const { kind, hint } = lists[sign];
  const names = [...new Set(namesOf(kind, vocabulary))].map((name) => ({ name, folded: fold(name) }));
  const begins = names.filter(({ folded }) => folded.startsWith(typed));
  const holds = names.filter(({ folded }) => !folded.startsWith(typed) && folded.includes(typed));
  const options = [...begins, ...holds]
    .slice(0, most)
    .map(({ name }) => ({ insert: writeName(sign, name), hint }));
  const [only] = begins;
  // A name that is whole needs no completion.
  if (options.length === 1 && only?.folded === typed) return noCompletions;
  return { ...place, sure: true, options };
}

function completeKey({ key, value, start }: Extract<Token, { kind: 'key' }>, end: number): Completions {
  const options = [...keyValues[key].keys()]
    .filter((one) => one.startsWith(value.toLowerCase()) && one !== value.toLowerCase())
    .map((one) => `${key}:${one}`)
    .map((insert) => ({ insert, hint: conditions.find((one) => one.insert === insert)?.hint ?? '' }));
  return { start, end, sure: true, options: options.slice(0, most) };
}

/** The words in a row that end at the caret, as the beginning of a condition. */
function completeCondition(whole: string, caret: number, tokens: readonly Token[]): Completions {
  const last = tokens.at(-1);
  let first = tokens.length;
  while (tokens[first - 1]?.kind === 'word') first--;
  const run = tokens[first];
  if (!run) {
    const afterSign = last !== undefined && ['and', 'or', 'not', 'open'].includes(last.kind);
    if (!afterSign || whole.slice(caret).trim() !== '') return noCompletions;
    const options = atFirst.flatMap((name) => conditions.find(({ insert }) => insert === name) ?? []);
    return { start: caret, end: caret, sure: false, options };
  }
  const typed = whole.slice(run.start, caret).toLowerCase().replace(/\s+/g, ' ');
  const [, field = '', when = ''] = dateBegun.exec(typed) ?? [];
  const end = endOfWord(whole, caret, false);
  if (field) {
    const dates = /^(due|date)$/.test(field) ? future : past;
    const options = dates
      .filter((date) => date.startsWith(when) && date !== when)
      .map((insert) => ({ insert, hint: 'Date' }));
    return { start: caret - when.length, end, sure: when !== '', options };
  }
  if (typed.length < 2) return noCompletions;
  const options = conditions.filter(({ insert }) => insert.startsWith(typed) && insert !== typed);
  return { start: run.start, end, sure: false, options: options.slice(0, most) };
}
