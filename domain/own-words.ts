import type { Task } from '#contract/tasks.ts';

/** Most of a person's own filings the intake looks at, the newest. */
export const maxFilings = 500;
/** Of how many tagged tasks, the newest, the intake knows the tags. */
export const maxTagged = 1000;

type Filed = Pick<
  Task,
  'id' | 'title' | 'theme_id' | 'llm_confidence' | 'alternatives' | 'filed_at' | 'created_at'
>;

/**
 * What is stored of a theme a person chose: that it is no guess. A task is in the Inbox for many reasons, so that
 * the Inbox was chosen is its one alternative.
 */
export const chosenTheme = (themeId: string | null): Pick<Task, 'llm_confidence' | 'alternatives'> => ({
  llm_confidence: null,
  alternatives: themeId === null ? [{ theme_id: null, confidence: 1 }] : [],
});

/** Whether the person chose the theme, or the Inbox. */
export const isChosen = ({
  theme_id,
  llm_confidence,
  alternatives,
}: Pick<Filed, 'theme_id' | 'llm_confidence' | 'alternatives'>) =>
  llm_confidence === null && (theme_id !== null || alternatives.length > 0);

/** Below this the intake is unsure of the theme. */
const sureFrom = 0.6;

/** Whether the theme is a guess that may well be wrong; in the Inbox is what the intake had no theme for. */
export const isUnsure = ({ theme_id, llm_confidence }: Pick<Filed, 'theme_id' | 'llm_confidence'>): boolean =>
  llm_confidence !== null && (theme_id === null || llm_confidence < sureFrom);

/** Whether the intake may file it anew: nobody chose its theme or its thread, and it follows no other task. */
export const mayBeRefiled = (
  task: Parameters<typeof isChosen>[0] & Pick<Task, 'parent_id' | 'thread_id'>,
): boolean => task.parent_id === null && task.thread_id === null && !isChosen(task);

/** Of those filed before this was written down it is only known that it was not before they were made. */
const filedAt = ({ filed_at, created_at }: Filed) => filed_at ?? created_at;

const lastFiledFirst = (one: Filed, other: Filed) => {
  if (filedAt(one) !== filedAt(other)) return filedAt(one) < filedAt(other) ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** Whether the person chose the theme since `learnedSince`: of what was chosen before, all was forgotten. */
export const isLearned = (task: Filed, learnedSince: string) =>
  isChosen(task) && filedAt(task) > learnedSince;

/** What the person filed since `learnedSince`, last filed first, with the theme's name, which may be `Inbox`. */
export function ownFilings(
  tasks: readonly Filed[],
  { nameOf, learnedSince }: { nameOf: ReadonlyMap<string, string>; learnedSince: string },
): { title: string; theme: string }[] {
  return tasks
    .filter((task) => isLearned(task, learnedSince))
    .sort(lastFiledFirst)
    .slice(0, maxFilings)
    .flatMap((task) => namedFiling(task, nameOf));
}

/** With the theme's name; none where the theme is not there any more. */
export function namedFiling(
  { title, theme_id }: Pick<Task, 'title' | 'theme_id'>,
  nameOf: ReadonlyMap<string, string>,
): { title: string; theme: string }[] {
  const theme = theme_id === null ? 'Inbox' : nameOf.get(theme_id);
  return theme === undefined ? [] : [{ title, theme }];
}

/** The tags of tasks that come newest first, those used last first. */
export function ownTags(tasks: readonly Pick<Task, 'tags'>[]): string[] {
  const tagged = tasks.filter(({ tags }) => tags.length > 0).slice(0, maxTagged);
  return [...new Set(tagged.flatMap(({ tags }) => tags))];
}
