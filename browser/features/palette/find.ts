import type { Task } from '#contract/tasks.ts';
import { correctWords } from '#domain/filter/correct-words.ts';
import { fold, foldTask } from '#domain/filter/fold.ts';
import { type Fit, fitOf, fits, isScattered, type Query, queryOf } from './fit.ts';

/** Order of equally good groups; tasks come last. */
const entryGroups = [
  'commands',
  'pages',
  'themes',
  'projects',
  'threads',
  'filters',
  'tags',
  'notes',
] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** A command, page or other destination. */
export interface Findable {
  group: EntryGroup;
  name: string;
  /** Additional search words. */
  also?: string;
}

export interface FoundGroup<Entry extends Findable> {
  name: EntryGroup | 'tasks';
  /** Best matches first, up to a limit. */
  items: readonly (Entry | Task)[];
  /** Total number of matches. */
  count: number;
}

const maxPerGroup = 6;
const maxTasks = 12;

/**
 * Returns the matches for a non-empty query in groups, best first. `tasks` are newest first; among equal matches open
 * ones come first. If nothing matches, falls back to fuzzy matches.
 */
export function find<Entry extends Findable>(
  { entries, tasks }: { entries: readonly Entry[]; tasks: readonly Task[] },
  query: Query,
): FoundGroup<Entry>[] {
  const search = (fitOfText: (text: string) => Fit): FoundGroup<Entry>[] => {
    const shelves: { name: EntryGroup | 'tasks'; most: number; ranks: (Entry | Task)[][] }[] = [
      ...entryGroups.map((name) => {
        const ofGroup = entries.filter(({ group }) => group === name);
        return {
          name,
          most: maxPerGroup,
          ranks: ranked(ofGroup, (entry) => rankOf(fitOfEntry(entry, fitOfText))),
        };
      }),
      {
        name: 'tasks',
        most: maxTasks,
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

/** Returns the tasks for the `words` that a mistyped text probably meant; undefined if it is not mistyped, or none has them. */
export function findCorrected(
  tasks: readonly Task[],
  text: string,
): (FoundGroup<never> & { words: string }) | undefined {
  const words = correctWords(tasks, text)?.join(' ');
  if (words === undefined) return undefined;
  const [group] = find<never>({ entries: [], tasks }, queryOf(words));
  return group && { ...group, words };
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

/** A match in the additional words never ranks above the lowest name match. */
function fitOfEntry(entry: Findable, fitOfText: (text: string) => Fit): Fit {
  let known = folded.get(entry);
  if (!known) {
    known = { name: fold(entry.name), all: fold(`${entry.name} ${entry.also ?? ''}`) };
    folded.set(entry, known);
  }
  const fit = fitOfText(known.name);
  return fit === fits.none && fitOfText(known.all) !== fits.none ? fits.inside : fit;
}
