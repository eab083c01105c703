import { readFileSync } from 'node:fs';
import { countHiddenActions, measureSplit } from '#intake/read-capture.ts';
import { someone } from '#intake/testing.ts';
import type { Span } from '#intake/types.ts';
import { readWholeSplit } from '#intake/understand.ts';
import { listTexts } from './corpus.ts';

/** A capture with its tasks marked: `{...}` around the words of each. */
export interface CaptureText {
  file: string;
  marked: string;
}

/** How the intake splits a capture, and whether that is right. */
export interface SplitSample {
  file: string;
  text: string;
  features: number[];
  isRight: boolean;
  taskCount: number;
}

/** Reads the marked captures of a folder, divided by lines of `---`. */
export const readCaptureTexts = (folder: URL): CaptureText[] =>
  listTexts(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^---$/m)
      .map((marked) => ({ file, marked: marked.trim() })),
  );

/** Splits a capture by today's rules. */
export function measureCapture({ file, marked }: CaptureText): SplitSample {
  const text = marked.replace(/[{}]/g, '');
  const marks = [...marked.matchAll(/\{[^}]*\}/g)].map(({ index, 0: { length } }, i) => ({
    start: index - 2 * i,
    end: index - 2 * i + length - 2,
  }));
  const context = someone();
  const split = readWholeSplit(text, context);
  const found = split.tasks.map(({ spans }) => findMark(text, marks, spans));
  const isRight =
    split.tasks.length === Math.max(1, marks.length) &&
    (marks.length === 0 || marks.every((_, mark) => found.includes(mark)));
  const hidden = countHiddenActions(split.tasks, context);
  return {
    file,
    text,
    features: measureSplit(text, context, split, hidden),
    isRight,
    taskCount: split.tasks.length,
  };
}

/** Words that a title may lack or have too many of: articles, "from", the name of a day. */
const maxStrayWords = 3;

const countWords = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

/** Returns the index of the marked task that the title of a found one tells, whole and nothing else; -1 where it tells none. */
function findMark(text: string, marks: { start: number; end: number }[], spans: readonly Span[]): number {
  const title = spans.filter(({ value }) => value === 'title');
  const mark = marks.findIndex(({ start, end }) =>
    title.some((span) => span.start < end && start < span.end),
  );
  const { start = 0, end = 0 } = marks[mark] ?? {};
  const stray = title.map(
    (span) =>
      text.slice(Math.max(span.start, end), span.end) + text.slice(span.start, Math.min(start, span.end)),
  );
  const said = spans.map((span) => text.slice(Math.max(span.start, start), Math.min(span.end, end)));
  const lost = countWords(text.slice(start, end)) - countWords(said.join(' '));
  return countWords(stray.join(' ')) > maxStrayWords || lost > maxStrayWords ? -1 : mark;
}
