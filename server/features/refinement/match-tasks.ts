import type { StoredCapture, StoredTask } from './describe-stored.ts';
import { overlaps, type Range } from './find-quote.ts';
import type { ReadingTask } from './make-reading.ts';
import { listContentWords } from './text-words.ts';

export interface Match {
  /** What each stored task becomes. */
  pairs: Map<StoredTask, ReadingTask>;
  /** Tasks to be added, with the stored one whose words they share. */
  added: { found: ReadingTask; source: StoredTask | undefined }[];
  /** Stored tasks that are no tasks in the reading. */
  leaving: StoredTask[];
}

interface Pair {
  stored: StoredTask;
  found: ReadingTask;
  /** Content words of the text that both come from. */
  shared: number;
  score: number;
}

/** Stems that the titles share count more than words that both come from. */
const titleWeight = 2;

/** Matches the tasks of a reading with the stored ones by the words of the text they come from, best pairs first. */
export function matchTasks(
  { tasks, mayRegroup }: StoredCapture,
  reading: readonly ReadingTask[],
  text: string,
): Match {
  const words = listContentWords(text);
  const isIn = (word: Range, ranges: readonly Range[]) => ranges.some((range) => overlaps(word, range));
  const pairs = new Map<StoredTask, ReadingTask>();
  const all = tasks.flatMap((stored) =>
    reading.map((found): Pair => {
      const titleStems = new Set(listContentWords(stored.task.title).map(({ stem }) => stem));
      const alike = new Set(listContentWords(found.title).map(({ stem }) => stem)).intersection(
        titleStems,
      ).size;
      const shared = words.filter((word) => isIn(word, stored.ranges) && isIn(word, found.ranges)).length;
      return { stored, found, shared, score: shared + titleWeight * alike };
    }),
  );
  for (const { stored, found, score } of [...all].sort((one, other) => other.score - one.score))
    if (score > 0 && !pairs.has(stored) && ![...pairs.values()].includes(found)) pairs.set(stored, found);
  const taken = new Set(pairs.values());
  const added = reading
    .filter((found) => mayRegroup && !taken.has(found))
    .map((found) => {
      const best = all
        .filter((pair) => pair.found === found && pair.shared > 0)
        .reduce<Pair | undefined>(
          (most, pair) => (most && most.shared >= pair.shared ? most : pair),
          undefined,
        );
      return { found, source: best?.stored ?? tasks[0], isSettled: best?.stored.isSettled ?? false };
    })
    // The user has decided about its words.
    .filter(({ isSettled }) => !isSettled);
  const staying = tasks.filter((stored) => pairs.has(stored));
  const leaving = tasks.filter(
    (stored) =>
      mayRegroup &&
      staying.length > 0 &&
      !pairs.has(stored) &&
      !stored.isSettled &&
      isReplaceable(stored, staying),
  );
  return { pairs, added, leaving };
}

const passedOn = new Set(['tags', 'description']);

/** Returns whether all that the user gave for this task, another one has too. */
const isReplaceable = ({ task, fixed }: StoredTask, others: readonly StoredTask[]) =>
  [...fixed].every(
    (field) =>
      passedOn.has(field) ||
      others.some((other) =>
        Object.entries(other.task).some(
          ([key, value]) => key === field && value === task[key as keyof typeof task],
        ),
      ),
  );
