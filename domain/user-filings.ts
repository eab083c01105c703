import type { Task } from '#contract/tasks.ts';

/** Number of the user's own filings, newest first, that the intake learns from. */
export const maxFilings = 500;
/** Number of tagged tasks, newest first, whose tags the intake knows. */
export const maxTaggedTasks = 1000;

type Filed = Pick<
  Task,
  'id' | 'title' | 'theme_id' | 'llm_confidence' | 'alternatives' | 'filed_at' | 'created_at'
>;

/**
 * Returns the fields that mark a theme as chosen by the user. No confidence means no guess; a task is in the Inbox for
 * many reasons, so choosing the Inbox is marked by it being the only alternative.
 */
export const chosenThemeFields = (themeId: string | null): Pick<Task, 'llm_confidence' | 'alternatives'> => ({
  llm_confidence: null,
  alternatives: themeId === null ? [{ theme_id: null, confidence: 1 }] : [],
});

/** Returns whether the user chose the theme or the Inbox. */
export const isThemeChosen = ({
  theme_id,
  llm_confidence,
  alternatives,
}: Pick<Filed, 'theme_id' | 'llm_confidence' | 'alternatives'>) =>
  llm_confidence === null && (theme_id !== null || alternatives.length > 0);

/** Confidence (0 to 1) below which a theme counts as unsure. */
const minSureConfidence = 0.6;

/** Returns whether the theme is an unsure guess; the intake files what it has no theme for in the Inbox. */
export const isThemeUnsure = ({
  theme_id,
  llm_confidence,
}: Pick<Filed, 'theme_id' | 'llm_confidence'>): boolean =>
  llm_confidence !== null && (theme_id === null || llm_confidence < minSureConfidence);

/** Returns whether the task may be filed again: it is open, it is no subtask, and nobody chose its theme or thread. */
export const canRefile = (
  task: Parameters<typeof isThemeChosen>[0] & Pick<Task, 'parent_id' | 'thread_id' | 'status'>,
): boolean =>
  task.status !== 'completed' && task.parent_id === null && task.thread_id === null && !isThemeChosen(task);

/** Falls back to the creation date for rows from before `filed_at` existed. */
const filedAt = ({ filed_at, created_at }: Filed) => filed_at ?? created_at;

const lastFiledFirst = (one: Filed, other: Filed) => {
  if (filedAt(one) !== filedAt(other)) return filedAt(one) < filedAt(other) ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** Returns whether the user chose the theme after `learnedSince`; earlier choices have been forgotten. */
export const isLearned = (task: Filed, learnedSince: string) =>
  isThemeChosen(task) && filedAt(task) > learnedSince;

/** Returns what the user filed after `learnedSince`, last filed first, with the theme's name or `Inbox`. */
export function userFilings(
  tasks: readonly Filed[],
  { nameOf, learnedSince }: { nameOf: ReadonlyMap<string, string>; learnedSince: string },
): { title: string; theme: string }[] {
  return tasks
    .filter((task) => isLearned(task, learnedSince))
    .sort(lastFiledFirst)
    .slice(0, maxFilings)
    .flatMap((task) => namedFiling(task, nameOf));
}

/** Returns the title with its theme's name; nothing if the theme no longer exists. */
export function namedFiling(
  { title, theme_id }: Pick<Task, 'title' | 'theme_id'>,
  nameOf: ReadonlyMap<string, string>,
): { title: string; theme: string }[] {
  const theme = theme_id === null ? 'Inbox' : nameOf.get(theme_id);
  return theme === undefined ? [] : [{ title, theme }];
}

/** Returns the tags of tasks given newest first, most recently used first. */
export function userTags(tasks: readonly Pick<Task, 'tags'>[]): string[] {
  const tagged = tasks.filter(({ tags }) => tags.length > 0).slice(0, maxTaggedTasks);
  return [...new Set(tagged.flatMap(({ tags }) => tags))];
}
