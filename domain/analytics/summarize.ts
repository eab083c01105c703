import type { Priority } from '#contract/vocabularies.ts';
import type { Addition, Completion, History, TimeSpent } from './history.ts';
import { type DayRange, isInRange } from './ranges.ts';

/** What happened in a range of days. */
export interface Summary {
  completed: number;
  added: number;
  /** How many of the tasks added were completed in the same range, so that two ranges can be compared. */
  addedAndCompleted: number;
  byTheme: ReadonlyMap<string | null, number>;
  byPriority: ReadonlyMap<Priority | null, number>;
  /** Completions in each hour of the day, from 0 to 23. */
  byHour: readonly number[];
  /** How many tasks were overdue when the range ended, or now where it has not; undefined before the account's first day. */
  overdueAtEnd: number | undefined;
  focusMs: number;
  focusSessions: number;
  mindfulnessMs: number;
  mindfulnessSessions: number;
  guesses: number;
  rightGuesses: number;
}

export function summarize(history: History, range: DayRange): Summary {
  const inRange = <Item extends { day: number }>(items: readonly Item[]) =>
    items.filter(({ day }) => isInRange(range, day));
  const completions = inRange(history.completions);
  const additions = inRange(history.additions);
  const focus = inRange(history.focus);
  const mindfulness = inRange(history.mindfulness);
  const guesses = inRange(history.guesses);
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const { hour } of completions) byHour[hour] = (byHour[hour] ?? 0) + 1;
  return {
    completed: completions.length,
    added: additions.length,
    addedAndCompleted: additions.filter(
      ({ completedDay }) => completedDay !== null && completedDay <= range.to,
    ).length,
    byTheme: countBy(completions, ({ themeId }) => themeId),
    byPriority: countBy(completions, ({ priority }) => priority),
    byHour,
    overdueAtEnd: overdueOn(history, Math.min(range.to, history.today)),
    focusMs: sumMs(focus),
    focusSessions: focus.length,
    mindfulnessMs: sumMs(mindfulness),
    mindfulnessSessions: mindfulness.length,
    guesses: guesses.length,
    rightGuesses: guesses.filter(({ isRight }) => isRight).length,
  };
}

/** Returns how many tasks were overdue when the day ended; undefined for days outside the history. */
export const overdueOn = ({ overdue: { firstDay, counts } }: History, day: number): number | undefined =>
  counts[day - firstDay];

/** Counts what happened in each step of a range. */
export const countBySteps = (
  items: readonly (Completion | Addition)[],
  steps: readonly DayRange[],
): number[] => sumBySteps(items, steps, () => 1);

/** Sums the time spent in each step of a range, in ms. */
export const timeBySteps = (items: readonly TimeSpent[], steps: readonly DayRange[]): number[] =>
  sumBySteps(items, steps, ({ ms }) => ms);

function sumBySteps<Item extends { day: number }>(
  items: readonly Item[],
  steps: readonly DayRange[],
  amountOf: (item: Item) => number,
): number[] {
  const byDay = new Map<number, number>();
  for (const item of items) byDay.set(item.day, (byDay.get(item.day) ?? 0) + amountOf(item));
  return steps.map(({ from, to }) => {
    let sum = 0;
    for (let day = from; day <= to; day += 1) sum += byDay.get(day) ?? 0;
    return sum;
  });
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const sumMs = (items: readonly TimeSpent[]) => items.reduce((sum, { ms }) => sum + ms, 0);
