/** Runs of consecutive days on which something was done. */
export interface Streaks {
  /** Days up to today, or up to yesterday while nothing is done today. */
  current: number;
  longest: number;
  isTodayDone: boolean;
}

/** Counts streaks; `days` since 1970, in any order, repeated or not. */
export function countStreaks(days: Iterable<number>, today: number): Streaks {
  const sorted = [...new Set(days)].filter((day) => day <= today).sort((one, other) => one - other);
  let longest = 0;
  let length = 0;
  for (const [index, day] of sorted.entries()) {
    length = sorted[index - 1] === day - 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  const last = sorted.at(-1);
  const isTodayDone = last === today;
  return { current: isTodayDone || last === today - 1 ? length : 0, longest, isTodayDone };
}
