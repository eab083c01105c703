import { maxTagLength } from '#contract/limits.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { cardinalWords } from '#intake/tokens/numbers.ts';
import {
  maxReasoningLength,
  maxRefinedNotesLength,
  maxRefinedTags,
  maxRefinedTitleLength,
} from '../../config/limits.ts';

/** White space with line breaks, control characters, and invisible ones such as zero-width spaces and bidirectional marks. */
const spaceOrInvisible = /[\s\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

const toLine = (text: string) => cleanText(text).replace(spaceOrInvisible, ' ').trim();

/** Returns the title on one line; undefined if it is empty, too long, or not about the text. */
export function readTitle(title: string, text: string): string | undefined {
  const line = toLine(title);
  if (!isVisible(line) || line.length > maxRefinedTitleLength || !keepsToText(line, text)) return undefined;
  return line;
}

/** Returns the notes line by line, as far as they are about the text. */
export function readNotes(notes: string, text: string): string {
  const lines = notes.split('\n').map(toLine);
  return lines
    .filter((line) => isVisible(line) && keepsToText(line, text))
    .join('\n')
    .slice(0, maxRefinedNotesLength)
    .toWellFormed();
}

/** The share of words that must be in the text: a model may write “Call” for “phone”, but not make things up. */
const minSharedWordShare = 0.5;
/** Words that begin with the same letters, this many, count as one stem. */
const stemLength = 4;

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function keepsToText(title: string, text: string): boolean {
  const textWords = new Set(listWords(text));
  // "1,200" is 1200, and "two" is 2.
  for (const [number] of text.matchAll(/\d+(?:[.,\s]\d+)+/g)) textWords.add(number.replace(/\D/g, ''));
  for (const word of [...textWords])
    if (cardinalWords.has(word)) textWords.add(String(cardinalWords.get(word)));
  const stems = new Set([...textWords].map((word) => word.slice(0, stemLength)));
  const words = listWords(title);
  const isInText = (word: string) =>
    textWords.has(word) || (!/\d/.test(word) && stems.has(word.slice(0, stemLength)));
  // A number that is not in the text is made up.
  if (words.some((word) => /\d/.test(word) && !textWords.has(word))) return false;
  return words.filter(isInText).length >= words.length * minSharedWordShare;
}

/** Returns the valid tags, without duplicates and those in `except`. */
export function readTags(tags: readonly string[], except: readonly string[]): string[] {
  const taken = new Set(except.map((tag) => tag.toLowerCase()));
  const words = tags.map((tag) => toLine(tag).replace(/^[#@]/, '').toLowerCase());
  return [...new Set(words)]
    .filter((tag) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u.test(tag) && tag.length <= maxTagLength)
    .filter((tag) => !taken.has(tag))
    .slice(0, maxRefinedTags);
}

export const isProbability = (value: number) => value >= 0 && value <= 1;

/** Returns the model's reasoning on one line, shortened; null if there is none. */
export function readReasoning(reasoning: string): string | null {
  const line = toLine(reasoning);
  if (!isVisible(line)) return null;
  return line.length > maxReasoningLength ? `${line.slice(0, maxReasoningLength).toWellFormed()}…` : line;
}
