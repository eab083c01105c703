/** Formats a number for people: `1,250`. */
export const formatCount = (count: number): string => count.toLocaleString('en');

/** Formats a number of things: `1 task`, `1,250 tasks`. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

/** Formats progress for people: `1 of 8 done`. */
export const doneOf = (done: number, total: number): string =>
  `${formatCount(done)} of ${formatCount(total)} done`;
