/** A part of a text, half-open, in UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

interface TextEdit {
  /** What it replaced, from and to. */
  from: number;
  to: number;
  /** Code units the text is longer for it. */
  by: number;
}

/** What was replaced in `before` to make `after`. Of words that repeat, `caret` says which: the edit ended there. */
export function diffText(before: string, after: string, caret = after.length): TextEdit {
  const most = Math.min(before.length, after.length);
  const sameEnd = (from: number, to: number) => {
    let tail = from;
    while (tail < to && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
    return tail;
  };
  let tail = sameEnd(0, Math.min(most, after.length - caret));
  let head = 0;
  while (head < most - tail && before[head] === after[head]) head += 1;
  tail = sameEnd(tail, most - head);
  return { from: head, to: before.length - tail, by: after.length - before.length };
}

/** Where a part is after an edit, without what was written at its ends; null where nothing of it is left. */
export function shiftRange({ from, to, by }: TextEdit, { start, end }: Range): Range | null {
  if (end <= from) return { start, end };
  if (start >= to) return { start: start + by, end: end + by };
  if (start >= from && end <= to) return null;
  return { start: start < from ? start : to + by, end: end > to ? end + by : from };
}

/** How much of one part is in the other. */
export const overlapLength = (one: Range, other: Range): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
