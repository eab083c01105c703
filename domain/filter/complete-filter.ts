import {
  dateFieldOf,
  dateFields,
  type Hint,
  type OfferedCondition,
  offeredConditions,
  patterns,
  type Sign,
  signs,
  wordsAfter,
} from './filter-words.ts';
import { fold } from './fold.ts';
import { lex, type Token } from './lex.ts';
import { namesOf, type Vocabulary } from './unknown-names.ts';
import { writeName } from './write-name.ts';

export interface Completion {
  /** Text that replaces `start` to `end`. */
  insert: string;
  /** Its meaning, in a text of this name; undefined where it says so itself. */
  hint: Hint | undefined;
}

export interface Completions {
  /** UTF-16 offsets of what a completion replaces. */
  start: number;
  end: number;
  /** True if one of them must be meant, so that the first can be preselected. */
  sure: boolean;
  options: readonly Completion[];
}

const maxOptions = 8;

/** Offered after an operator, before anything is typed. */
const atFirst: readonly OfferedCondition[] = [
  'today',
  'overdue',
  'next 7 days',
  'no date',
  'p1',
  'is:open',
  'due before: ',
];

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
const dateBegun = new RegExp(
  `^(${patterns.dateField})(?:\\s*(?:${patterns.relationWord})?\\s*(?::|${patterns.relationSign})|\\s+(?:${patterns.relationWord})\\s)\\s*(.*)$`,
  'is',
);
const openSign = new RegExp(`(?:${patterns.sign})$`);

const noCompletions: Completions = { start: 0, end: 0, sure: false, options: [] };

/** Returns completions for the word at `caret`. */
export function completeFilter(text: string, caret: number, vocabulary: Vocabulary): Completions {
  const { tokens } = lex(text.slice(0, caret));
  const last = tokens.at(-1);
  const open = openSign.exec(text.slice(0, caret));
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

/** Returns the end of the word around the caret, so that completing in its middle replaces all of it. */
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
  const { kind } = signs[sign];
  const names = [...new Set(namesOf(kind, vocabulary))].map((name) => ({ name, folded: fold(name) }));
  const begins = names.filter(({ folded }) => folded.startsWith(typed));
  const holds = names.filter(({ folded }) => !folded.startsWith(typed) && folded.includes(typed));
  const options = [...begins, ...holds]
    .slice(0, maxOptions)
    .map(({ name }) => ({ insert: writeName(sign, name), hint: kind }));
  const [only] = begins;
  // A name that is whole needs no completion.
  if (options.length === 1 && only?.folded === typed) return noCompletions;
  return { ...place, sure: true, options };
}

function completeKey({ key, value, start }: Extract<Token, { kind: 'key' }>, end: number): Completions {
  const typed = value.toLowerCase();
  const options = [...wordsAfter(key)]
    .filter(([word]) => word.startsWith(typed) && word !== typed)
    .map(([word, { hint }]) => ({ insert: `${key}:${word}`, hint }));
  return { start, end, sure: true, options: options.slice(0, maxOptions) };
}

/** Completes the words in a row that end at the caret into a condition. */
function completeCondition(whole: string, caret: number, tokens: readonly Token[]): Completions {
  const last = tokens.at(-1);
  let first = tokens.length;
  while (tokens[first - 1]?.kind === 'word') first--;
  const run = tokens[first];
  if (!run) {
    const afterSign = last !== undefined && ['and', 'or', 'not', 'open'].includes(last.kind);
    if (!afterSign || whole.slice(caret).trim() !== '') return noCompletions;
    const options = atFirst.map((insert) => ({ insert, hint: offeredConditions.get(insert) }));
    return { start: caret, end: caret, sure: false, options };
  }
  const typed = whole.slice(run.start, caret).toLowerCase().replace(/\s+/g, ' ');
  const [, name = '', when = ''] = dateBegun.exec(typed) ?? [];
  const field = dateFieldOf(name);
  const end = endOfWord(whole, caret, false);
  if (field) {
    const dates = dateFields[field].past ? past : future;
    const options = dates
      .filter((date) => date.startsWith(when) && date !== when)
      .map((insert) => ({ insert, hint: 'date' as const }));
    return { start: caret - when.length, end, sure: when !== '', options };
  }
  if (typed.length < 2) return noCompletions;
  const options = [...offeredConditions]
    .filter(([insert]) => insert.startsWith(typed) && insert !== typed)
    .map(([insert, hint]) => ({ insert, hint }));
  return { start: run.start, end, sure: false, options: options.slice(0, maxOptions) };
}
