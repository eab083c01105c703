import { maxTagLength } from '#contract/limits.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { dueDateSchema } from '#contract/values.ts';
import { maxReasoningLength, maxRefinedTags, maxRefinedTitleLength } from '../../config/limits.ts';

/** White space, line breaks among it, and characters that are not seen but change how a text is read. */
const oddSpace = /[\s\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

const toLine = (text: string) => cleanText(text).replace(oddSpace, ' ').trim();

/** Returns a title of one line, or undefined for one that is empty, too long or about something else than the text. */
export function readTitle(title: string, text: string): string | undefined {
  const line = toLine(title);
  if (!isVisible(line) || line.length > maxRefinedTitleLength || !keepsToText(line, text)) return undefined;
  return line;
}

/** How much of a title has to be in the text: a model may say “Call” for “phone”, but tell no story of its own. */
const minSharedWords = 0.5;
/** Letters that words of one stem share. */
const stemLength = 4;

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function keepsToText(title: string, text: string): boolean {
  const said = new Set(listWords(text));
  const stems = new Set([...said].map((word) => word.slice(0, stemLength)));
  const words = listWords(title);
  const isSaid = (word: string) =>
    said.has(word) || (!/\d/.test(word) && stems.has(word.slice(0, stemLength)));
  // A number that was not said is an invention.
  if (words.some((word) => /\d/.test(word) && !said.has(word))) return false;
  return words.filter(isSaid).length >= words.length * minSharedWords;
}

/** Returns the date if it exists and lies in the next years. `today` is a floating date. */
export function readDueDate(date: string, today: string): string | undefined {
  const due = dueDateSchema.safeParse(date.slice(0, 16)).data;
  if (due === undefined || due.slice(0, 10) < today) return undefined;
  return Number(due.slice(0, 4)) - Number(today.slice(0, 4)) > maxYearsAhead ? undefined : due;
}

const maxYearsAhead = 5;

/** Returns what can be tags, each once. */
export function readTags(tags: readonly string[], except: readonly string[]): string[] {
  const taken = new Set(except.map((tag) => tag.toLowerCase()));
  const words = tags.map((tag) => toLine(tag).replace(/^[#@]/, '').toLowerCase());
  return [...new Set(words)]
    .filter((tag) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u.test(tag) && tag.length <= maxTagLength)
    .filter((tag) => !taken.has(tag))
    .slice(0, maxRefinedTags);
}

export const isProbability = (value: number) => value >= 0 && value <= 1;

/** Returns the model's reasons as a line that can be stored and shown; null if there are none. */
export function readReasoning(reasoning: string): string | null {
  const line = toLine(reasoning);
  if (!isVisible(line)) return null;
  return line.length > maxReasoningLength ? `${line.slice(0, maxReasoningLength).toWellFormed()}…` : line;
}
