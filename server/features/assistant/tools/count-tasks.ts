import type { Task } from '#contract/tasks.ts';
import { weekOf } from '#domain/week.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import type { ReadContext } from './tool.ts';
import { describeDate, wallTimeOf } from './values.ts';

export const groupings = ['theme', 'thread', 'project', 'tag', 'day', 'week'] as const;
export type Grouping = (typeof groupings)[number];

interface Group {
  name: string;
  open: number;
  completed: number;
}

type Names = Awaited<ReturnType<ReadContext['readFilterContext']>>;

/**
 * Counts tasks by a place, a tag, or a day or week: when open ones are due and completed ones were completed. Places without any
 * of the tasks are listed too. Subtasks do not count, which a note says.
 */
export async function countBy(
  context: ReadContext,
  tasks: readonly Task[],
  by: Grouping,
): Promise<{ count: number; groups: Group[]; notes: string[] }> {
  const names = await context.readFilterContext(context.user.id);
  const groups = new Map<string, Group>();
  const add = (name: string) => {
    const group = groups.get(name) ?? { name, open: 0, completed: 0 };
    groups.set(name, group);
    return group;
  };
  for (const name of placeNames(names, by)) add(name);
  const counted = tasks.filter(({ parent_id }) => parent_id === null);
  for (const task of counted)
    for (const name of namesOf(context, names, task, by))
      add(name)[task.status === 'completed' ? 'completed' : 'open'] += 1;
  const listed = [...groups.values()];
  // Days and weeks begin with their date once the weekday is left out.
  if (by === 'day' || by === 'week') listed.sort((one, other) => compareDates(one.name, other.name));
  const subtasks = tasks.length - counted.length;
  const isRepeated = by === 'tag' && counted.some(({ tags }) => tags.length > 1);
  return {
    count: counted.length,
    groups: listed,
    notes: [
      subtasks > 0 ? `Subtasks are not counted: ${subtasks} match, too.` : [],
      isRepeated ? 'A task with several tags is in the group of each.' : [],
    ].flat(),
  };
}

const noDate = 'no date';
const dateIn = (name: string) => /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? '~';
const compareDates = (one: string, other: string) =>
  dateIn(one) < dateIn(other) ? -1 : dateIn(one) > dateIn(other) ? 1 : 0;

function placeNames({ themes, threads, projects }: Names, by: Grouping): string[] {
  if (by === 'theme') return ['Inbox', ...themes.map(({ name }) => name)];
  if (by === 'thread') return threads.map(({ title }) => title);
  if (by === 'project') return projects.map(({ name }) => name);
  return [];
}

function namesOf(context: ReadContext, names: Names, task: Task, by: Grouping): string[] {
  switch (by) {
    case 'theme':
      return [names.themes.find(({ id }) => id === task.theme_id)?.name ?? 'Inbox'];
    case 'thread':
      return [names.threads.find(({ id }) => id === task.thread_id)?.title ?? 'no thread'];
    case 'project':
      return [names.projects.find(({ id }) => id === task.project_id)?.name ?? 'no project'];
    case 'tag':
      return task.tags.length > 0 ? task.tags : ['no tag'];
    case 'day':
    case 'week': {
      const date = task.completed_at === null ? task.due_date : wallTimeOf(task.completed_at, context);
      if (date === null) return [noDate];
      if (by === 'day') return [describeDate(date.slice(0, 10))];
      return [describeWeek(date, names.weekStart)];
    }
    default:
      return by satisfies never;
  }
}

/** Returns the week of a date by its first day: `week of Mon 2026-11-23`. */
export function describeWeek(date: string, weekStart: Names['weekStart']): string {
  const day = weekOf(parseMoment(date).day, weekStart);
  return `week of ${describeDate(formatMoment({ day, minute: null }))}`;
}
