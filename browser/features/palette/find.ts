import type { Task } from '#contract/tasks.ts';
import { fold, foldTask } from '#domain/filter/fold.ts';
import { type Fit, fitOf, fits, type Query } from './fit.ts';

/** In the order in which equally good ones stand; tasks come last. */
export const entryGroups = ['Commands', 'Pages', 'Themes', 'Projects', 'Threads', 'Filters'] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** What the palette finds besides tasks. */
export interface Findable {
  group: EntryGroup;
  name: string;
  /** Words it is found by besides its name. */
  also?: string;
}

export interface FoundGroup<Entry extends Findable> {
  name: EntryGroup | 'Tasks';
  /** The best first, and not more than can be looked at. */
  items: readonly (Entry | Task)[];
  /** How many there are. */
  count: number;
}

const mostOfGroup = 6;
const mostTasks = 12;

/**
 * What fits a query that seeks something, in groups, the best first. `tasks` are newest first; of those that fit alike
 * open ones come first. Scattered letters count only where nothing fits better.
 */
export function find<Entry extends Findable>(
  { entries, tasks }: { entries: readonly Entry[]; tasks: readonly Task[] },
  query: Query,
): FoundGroup<Entry>[] {
  const shelves = [
    ...entryGroups.map((name) => {
      const ofGroup = entries.filter(({ group }) => group === name);
      return { name, most: mostOfGroup, ranks: ranked(ofGroup, (entry) => rankOf(fitOfEntry(entry, query))) };
    }),
    {
      name: 'Tasks' as const,
      most: mostTasks,
      ranks: ranked(tasks, (task) => rankOf(fitOf(foldTask(task).title, query), task.status === 'completed')),
    },
  ];
  const isAnyClear = shelves.some(({ ranks }) => bestOf(ranks) < scatteredRank);
  return shelves
    .map(({ name, most, ranks }) => {
      const all = ranks.slice(0, isAnyClear ? scatteredRank : ranks.length).flat();
      return { name, items: all.slice(0, most), count: all.length, best: bestOf(ranks) >> 1 };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.best - other.best)
    .map(({ name, items, count }) => ({ name, items, count }));
}

/** 0 is the best. */
const rankOf = (fit: Fit, isLate = false) =>
  fit === fits.none ? undefined : 2 * (fits.exact - fit) + (isLate ? 1 : 0);
const scatteredRank = 2 * (fits.exact - fits.scattered);
const ranksInAll = 2 * fits.exact;

function ranked<Item>(items: readonly Item[], rank: (item: Item) => number | undefined): Item[][] {
  const ranks: Item[][] = Array.from({ length: ranksInAll }, () => []);
  for (const item of items) ranks[rank(item) ?? ranksInAll]?.push(item);
  return ranks;
}

function bestOf(ranks: readonly unknown[][]): number {
  const best = ranks.findIndex(({ length }) => length > 0);
  return best < 0 ? ranks.length : best;
}

const folded = new WeakMap<Findable, { name: string; all: string }>();

/** The name may fit in any way; the words besides it stand somewhere in it at best. */
function fitOfEntry(entry: Findable, query: Query): Fit {
  let known = folded.get(entry);
  if (!known) {
    known = { name: fold(entry.name), all: fold(`${entry.name} ${entry.also ?? ''}`) };
    folded.set(entry, known);
  }
  const fit = fitOf(known.name, query);
  return fit > fits.scattered || fitOf(known.all, query) <= fits.scattered ? fit : fits.inside;
}
