import type { Task } from '#contract/tasks.ts';
import { fold, foldTask } from '#domain/filter/fold.ts';
import { type Fit, fitOf, fits, isScattered, type Query } from './fit.ts';

/** In the order in which equally good ones stand; tasks come last. */
const entryGroups = ['Commands', 'Pages', 'Themes', 'Projects', 'Threads', 'Filters'] as const;
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
 * open ones come first. Where nothing fits, what has the letters scattered over it.
 */
export function find<Entry extends Findable>(
  { entries, tasks }: { entries: readonly Entry[]; tasks: readonly Task[] },
  query: Query,
): FoundGroup<Entry>[] {
  const search = (fitOfText: (text: string) => Fit): FoundGroup<Entry>[] => {
    const shelves: { name: EntryGroup | 'Tasks'; most: number; ranks: (Entry | Task)[][] }[] = [
      ...entryGroups.map((name) => {
        const ofGroup = entries.filter(({ group }) => group === name);
        return {
          name,
          most: mostOfGroup,
          ranks: ranked(ofGroup, (entry) => rankOf(fitOfEntry(entry, fitOfText))),
        };
      }),
      {
        name: 'Tasks',
        most: mostTasks,
        ranks: ranked(tasks, (task) => rankOf(fitOfText(foldTask(task).title), task.status === 'completed')),
      },
    ];
    return shelves
      .map(({ name, most, ranks }) => ({
        name,
        items: firstOf(ranks, most),
        count: ranks.reduce((sum, { length }) => sum + length, 0),
        best: ranks.findIndex(({ length }) => length > 0) >> 1,
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.best - other.best)
      .map(({ name, items, count }) => ({ name, items, count }));
  };

  const found = search((text) => fitOf(text, query));
  return found.length > 0 ? found : search((text) => (isScattered(text, query) ? fits.inside : fits.none));
}

/** 0 is the best. */
const rankOf = (fit: Fit, isLate = false) =>
  fit === fits.none ? undefined : 2 * (fits.exact - fit) + (isLate ? 1 : 0);
const ranksInAll = 2 * fits.exact;

function ranked<Item>(items: readonly Item[], rank: (item: Item) => number | undefined): Item[][] {
  const ranks: Item[][] = Array.from({ length: ranksInAll }, () => []);
  for (const item of items) {
    const at = rank(item);
    if (at !== undefined) ranks[at]?.push(item);
  }
  return ranks;
}

function firstOf<Item>(ranks: readonly Item[][], most: number): Item[] {
  const first: Item[] = [];
  for (const rank of ranks) first.push(...rank.slice(0, most - first.length));
  return first;
}

const folded = new WeakMap<Findable, { name: string; all: string }>();

/** The name may fit in any way; the words besides it stand somewhere in it at best. */
function fitOfEntry(entry: Findable, fitOfText: (text: string) => Fit): Fit {
  let known = folded.get(entry);
  if (!known) {
    known = { name: fold(entry.name), all: fold(`${entry.name} ${entry.also ?? ''}`) };
    folded.set(entry, known);
  }
  const fit = fitOfText(known.name);
  return fit === fits.none && fitOfText(known.all) !== fits.none ? fits.inside : fit;
}
