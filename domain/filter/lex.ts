import type { Pattern, Place, Problem } from './filter.ts';
import { isSign, type Key, keyedWords, patterns, type Sign, signs } from './filter-words.ts';
import { fold } from './fold.ts';

export type Token = Place &
  (
    | { kind: 'and' }
    | { kind: 'or' }
    | { kind: 'not' }
    | { kind: 'open' }
    | { kind: 'close' }
    /** `text` as it stands, without backslashes. */
    | { kind: 'word'; text: string }
    | { kind: 'phrase'; text: string }
    | { kind: 'name'; sign: Sign; pattern: Pattern }
    | { kind: 'key'; key: Key; value: string }
  );

const operators: Record<string, 'or' | 'open' | 'close' | undefined> = {
  '|': 'or',
  '(': 'open',
  ')': 'close',
};
const closers: Record<string, string | undefined> = { '"': '"', '“': '”', '”': '”', '„': '“' };
const keyed = new RegExp(`^(${patterns.key}):(.*)$`, 'i');
const keys = Object.keys(keyedWords) as Key[];

/** Splits a filter into operators, words, phrases, names and keys. */
export function lex(text: string): { tokens: Token[]; problems: Problem[] } {
  const tokens: Token[] = [];
  const problems: Problem[] = [];
  let at = 0;

  /** Reads from after the opening mark to `closer`, or to the end of the text if there is none. */
  function quoted(start: number, closer: string): { text: string; end: number } {
    let read = '';
    let i = start + 1;
    for (; i < text.length; i++) {
      const character = text[i] ?? '';
      if (character === '\\' && i + 1 < text.length) read += text[++i];
      else if (character === closer || character === '"') return { text: read, end: i + 1 };
      else read += character;
    }
    problems.push({
      start,
      end: text.length,
      code: 'quoteNotClosed',
      values: [],
    });
    return { text: read, end: i };
  }

  /** Reads a word up to white space or an operator; balanced parentheses belong to it, as in f(x). */
  function word(start: number): { text: string; end: number; stars: number[] } {
    let read = '';
    let depth = 0;
    const stars: number[] = [];
    let i = start;
    for (; i < text.length; i++) {
      const character = text[i] ?? '';
      if (/\s/.test(character) || character === '|') break;
      if (character === '&' && (i === start || !isGlued(text, i))) break;
      if (character === '(') depth++;
      if (character === ')' && --depth < 0) break;
      if (character === '*') stars.push(read.length);
      if (character === '\\' && i + 1 < text.length) read += text[++i];
      else read += character;
    }
    return { text: read, end: i, stars };
  }

  function name(start: number, sign: Sign): void {
    const from = text[start + 1] === sign ? start + 2 : start + 1;
    const closer = closers[text[from] ?? ''];
    const { text: read, end, stars } = closer ? { ...quoted(from, closer), stars: [] } : word(from);
    if (read.trim() === '') problems.push({ start, end, code: signs[sign].missing, values: [] });
    else tokens.push({ kind: 'name', sign, pattern: patternOf(read, stars), start, end });
    at = end;
  }

  while (at < text.length) {
    const character = text[at] ?? '';
    const start = at;
    const closer = closers[character];
    const operator = operators[character];
    if (/\s/.test(character)) at++;
    else if (character === '&') {
      at += text[at + 1] === '&' ? 2 : 1;
      tokens.push({ kind: 'and', start, end: at });
    } else if (operator) {
      at += operator === 'or' && text[at + 1] === '|' ? 2 : 1;
      tokens.push({ kind: operator, start, end: at });
    } else if (character === '!') tokens.push({ kind: 'not', start, end: ++at });
    else if (closer) {
      const phrase = quoted(start, closer);
      at = phrase.end;
      if (phrase.text.trim() !== '') tokens.push({ kind: 'phrase', text: phrase.text, start, end: at });
      else if (problems.at(-1)?.start !== start)
        problems.push({ start, end: at, code: 'quoteEmpty', values: [] });
    } else if (isSign(character)) name(start, character);
    else {
      const { text: read, end } = word(start);
      at = end;
      const [, key, value = ''] = keyed.exec(read) ?? [];
      const known = keys.find((one) => one === key?.toLowerCase());
      tokens.push(
        known ? { kind: 'key', key: known, value, start, end } : { kind: 'word', text: read, start, end },
      );
    }
  }
  return { tokens, problems };
}

const keyword = new RegExp(`^(?:${patterns.oneWord})$`, 'i');

/** Returns whether the & at `i` is part of a word, as in R&D, and not an operator. */
function isGlued(text: string, i: number): boolean {
  const before = /[\p{L}\p{N}]+$/u.exec(text.slice(0, i));
  const after = /^[\p{L}\p{N}]+/u.exec(text.slice(i + 1));
  if (!before || !after || keyword.test(before[0]) || keyword.test(after[0])) return false;
  const opens = text[before.index - 1];
  const closes = text[i + 1 + after[0].length];
  return [opens, closes].every((one) => one === undefined || /[\s()|&!]/.test(one));
}

/** Returns the folded pieces of a name between its stars; `stars` are offsets in `name`. */
function patternOf(name: string, stars: number[]): Pattern {
  const edges = [...stars, name.length];
  return edges.map((edge, index) => fold(name.slice(index === 0 ? 0 : (edges[index - 1] ?? 0) + 1, edge)));
}
