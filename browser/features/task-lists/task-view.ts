import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { statusOptions } from '#browser/model/tasks/status-options.ts';
import type { ThemeLook, ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { newestFirst } from '#browser/store/collection.ts';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';
import { priorities } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import type { RowSection } from './row-layout.ts';

/** `given`: as the list comes, such as best match first. */
export const sorts = ['given', 'newest', 'oldest', 'due', 'priority', 'title', 'theme'] as const;
export type Sort = (typeof sorts)[number];

export const groupings = ['none', 'theme', 'project', 'due', 'priority', 'status'] as const;
export type Grouping = (typeof groupings)[number];

/** How somebody wants to see a list. */
export interface TaskView {
  sort: Sort;
  group: Grouping;
  /** Whether completed tasks are shown. */
  completed: boolean;
}

/** What tasks are arranged by besides their own fields. */
export interface Surroundings {
  looks: ThemeLooks;
  inbox: ThemeLook;
  projects: readonly Project[];
  /** Floating, without a time. */
  today: string;
}

const titleOrder = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Comparable as text: no date last, and of one day what has a time first. */
const dueKey = ({ due_date }: Pick<Task, 'due_date'>): string =>
  due_date === null ? '~' : due_date.length === 10 ? `${due_date}T~` : due_date;

/** Lower is more pressing. */
export const priorityRank = ({ priority }: Pick<Task, 'priority'>): number =>
  priority === null ? priorities.length : priorities.indexOf(priority);

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The sooner first, of one day what has a time first, what has no date last. */
export const byDue = (one: Pick<Task, 'due_date'>, other: Pick<Task, 'due_date'>): number =>
  one.due_date === other.due_date ? 0 : byText(dueKey(one), dueKey(other));

/** The tasks that are shown, in the order that is wanted; those that are equal in it stay as they came. */
export function sortTasks(
  tasks: readonly Task[],
  { sort, completed }: Pick<TaskView, 'sort' | 'completed'>,
  { looks, inbox }: Pick<Surroundings, 'looks' | 'inbox'>,
): readonly Task[] {
  const shown = completed ? tasks : tasks.filter(({ status }) => status !== 'completed');
  if (sort === 'given') return shown;
  if (sort === 'newest') return shown.toSorted(newestFirst);
  if (sort === 'oldest') return shown.toSorted((one, other) => newestFirst(other, one));
  if (sort === 'due') return shown.toSorted(byDue);
  if (sort === 'priority') return shown.toSorted((one, other) => priorityRank(one) - priorityRank(other));
  if (sort === 'title') return shown.toSorted((one, other) => titleOrder.compare(one.title, other.title));
  const places = new Map([inbox, ...looks.list].map((look, place) => [look, place]));
  const placeOf = ({ theme_id }: Task) => places.get(looks.of(theme_id)) ?? 0;
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export interface Group extends RowSection {
  look?: ThemeLook;
}

/** Pixels. */
const groupHeader = 48;

/** Sorted tasks under the headings that are wanted, without those that nothing stands under. */
export function groupTasks(
  tasks: readonly Task[],
  group: Grouping,
  { looks, inbox, projects, today }: Surroundings,
): Group[] {
  if (group === 'none') return tasks.length === 0 ? [] : [{ key: 'tasks', label: 'Tasks', tasks }];
  const groups = new Map<string, { label: string; look?: ThemeLook; tasks: Task[] }>();
  const add = (key: string, label: string, look?: ThemeLook) =>
    groups.set(key, { label, ...(look && { look }), tasks: [] });
  let keyOf: (task: Task) => string;

  if (group === 'theme') {
    for (const look of [inbox, ...looks.list]) add(String(look.id), look.name, look);
    keyOf = ({ theme_id }) => String(looks.of(theme_id).id);
  } else if (group === 'project') {
    for (const { id, name } of projects) add(id, name);
    add('', 'No project');
    keyOf = ({ project_id }) => (project_id !== null && groups.has(project_id) ? project_id : '');
  } else if (group === 'priority') {
    for (const priority of priorities) add(priority, priorityWord(priority));
    add('', 'No priority');
    keyOf = ({ priority }) => priority ?? '';
  } else if (group === 'status') {
    for (const { value, label } of statusOptions) add(value, label);
    keyOf = ({ status }) => status;
  } else {
    for (const name of dueGroups) add(name, name);
    const tomorrow = addDays(today, 1);
    const weekEnd = addDays(today, 7);
    keyOf = (task) => dueGroup(task, { today, tomorrow, weekEnd });
  }

  for (const task of tasks) groups.get(keyOf(task))?.tasks.push(task);
  return [...groups]
    .filter(([, { tasks }]) => tasks.length > 0)
    .map(([key, found]) => ({ key: `${group} ${key}`, header: groupHeader, ...found }));
}

const dueGroups = ['Overdue', 'Today', 'Tomorrow', 'Next 7 days', 'Later', 'No date', 'Past'] as const;

/** What is done is not overdue any more. */
function dueGroup(
  { due_date, status }: Task,
  { today, tomorrow, weekEnd }: Record<'today' | 'tomorrow' | 'weekEnd', string>,
): (typeof dueGroups)[number] {
  if (due_date === null) return 'No date';
  const day = due_date.slice(0, 10);
  if (day < today) return status === 'completed' ? 'Past' : 'Overdue';
  return day === today ? 'Today' : day === tomorrow ? 'Tomorrow' : day <= weekEnd ? 'Next 7 days' : 'Later';
}
