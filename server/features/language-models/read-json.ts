import { maxLlmAnswerLength } from '../../config/limits.ts';
import { isTooDeep } from '../../http/limit-json.ts';

/**
 * Finds the JSON object in a model's text, whether fenced, inside prose or after its reasoning. Returns undefined if there is
 * none, or only part of one.
 */
export function readJson(text: string): object | undefined {
  if (text.length > maxLlmAnswerLength || isTooDeep(text)) return undefined;
  // Tried first, because a string in the object may contain what looks like a reasoning tag.
  const whole = parse(text);
  if (whole) return whole;
  const answer = withoutReasoning(text);
  for (const part of listObjects(answer)) {
    const object = parse(part);
    if (object) return object;
  }
  return undefined;
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const reasoningStart = /^\s*<(think|thinking|reasoning)>/i;
const reasoningEnd = /<\/(think|thinking|reasoning)>/i;

/** Removes the reasoning. Some servers omit the opening tag; a model that ran out of tokens omits the closing one. */
function withoutReasoning(text: string): string {
  const end = reasoningEnd.exec(text);
  if (end) return text.slice(end.index + end[0].length);
  return reasoningStart.test(text) ? '' : text;
}

const maxCandidates = 10;

/** Lists the texts between matching braces, longest first. */
function listObjects(text: string): string[] {
  const spans: [start: number, end: number][] = [];
  const open: number[] = [];
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString && character === '\\') index++;
    // Outside of braces, a quotation mark belongs to prose.
    else if (character === '"') isInString = open.length > 0 && !isInString;
    else if (isInString) continue;
    else if (character === '{') open.push(index);
    else if (character === '}') {
      const start = open.pop();
      if (start !== undefined) spans.push([start, index + 1]);
    }
  }
  return spans
    .toSorted(([a, b], [c, d]) => d - c - (b - a))
    .slice(0, maxCandidates)
    .map(([start, end]) => text.slice(start, end));
}
