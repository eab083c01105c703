import type { Task } from '#contract/tasks.ts';

/** Most of a person's own filings the intake looks at, those changed last. */
export const maxFilings = 500;
/** Of how many tagged tasks, the newest, the intake knows the tags. */
export const maxTagged = 1000;

type Filed = Pick<Task, 'id' | 'title' | 'theme_id' | 'llm_confidence' | 'updated_at'>;

/** Whether the person chose the theme, since the intake last forgot. */
const isFiling = ({ theme_id, llm_confidence, updated_at }: Filed, learnedSince: string) =>
  theme_id !== null && llm_confidence === null && updated_at > learnedSince;

const lastChangedFirst = (one: Filed, other: Filed) => {
  if (one.updated_at !== other.updated_at) return one.updated_at < other.updated_at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** What the person filed since `learnedSince`, last changed first, with the theme's name. */
export function ownFilings(
  tasks: readonly Filed[],
  { nameOf, learnedSince }: { nameOf: ReadonlyMap<string, string>; learnedSince: string },
): { title: string; theme: string }[] {
  return tasks
    .filter((task) => isFiling(task, learnedSince))
    .sort(lastChangedFirst)
    .slice(0, maxFilings)
    .flatMap((task) => namedFiling(task, nameOf));
}

/** With the theme's name; none where the theme is not there any more. */
export function namedFiling(
  { title, theme_id }: Pick<Task, 'title' | 'theme_id'>,
  nameOf: ReadonlyMap<string, string>,
): { title: string; theme: string }[] {
  const theme = nameOf.get(theme_id ?? '');
  return theme === undefined ? [] : [{ title, theme }];
}

/** The tags of tasks that come newest first, those used last first. */
export function ownTags(tasks: readonly Pick<Task, 'tags'>[]): string[] {
  const tagged = tasks.filter(({ tags }) => tags.length > 0).slice(0, maxTagged);
  return [...new Set(tagged.flatMap(({ tags }) => tags))];
}
