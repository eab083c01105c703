import { maxLlmAnswerLength } from '../../config/limits.ts';

/**
 * Finds the JSON object in what a model wrote, which may be fenced, stand in prose or follow its thoughts. Returns undefined if
 * there is none, or only a part of one.
 */
export function readJson(text: string): object | undefined {
  if (text.length > maxLlmAnswerLength) return undefined;
  // First as it is: what looks like a thought may stand inside a string.
  const whole = parse(text);
  if (whole) return whole;
  const answer = withoutThinking(text);
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

const thinkingStart = /^\s*<(think|thinking|reasoning)>/i;
const thinkingEnd = /<\/(think|thinking|reasoning)>/i;

/** Some servers leave out the opening tag; a model that ran out of tokens leaves out the closing one. */
function withoutThinking(text: string): string {
  const end = thinkingEnd.exec(text);
  if (end) return text.slice(end.index + end[0].length);
  return thinkingStart.test(text) ? '' : text;
}

const maxCandidates = 10;

/** Lists what stands between matching braces, longest first. */
function listObjects(text: string): string[] {
  const spans: [start: number, end: number][] = [];
  const open: number[] = [];
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString && character === '\\') index++;
    // A quotation mark in the prose around an object opens no string.
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
