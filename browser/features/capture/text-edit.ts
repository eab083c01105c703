/** A part of a text, half-open, in UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

interface TextEdit {
  /** Start and end of the replaced text. */
  from: number;
  to: number;
  /** Change in length, in code units. */
  by: number;
}

/**
 * Finds the edit that turned `before` into `after`. `caret` is where the edit ended, which tells repeated words apart.
 */
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

/** Returns the range after an edit, without text added at its ends; null if nothing of it is left. */
export function shiftRange({ from, to, by }: TextEdit, { start, end }: Range): Range | null {
  if (end <= from) return { start, end };
  if (start >= to) return { start: start + by, end: end + by };
  if (start >= from && end <= to) return null;
  return { start: start < from ? start : to + by, end: end > to ? end + by : from };
}

/** Returns the length of the overlap of two ranges. */
export const overlapLength = (one: Range, other: Range): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
