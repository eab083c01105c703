import { z } from 'zod';
import type { FocusSession } from '#contract/focus.ts';
import type { Task } from '#contract/tasks.ts';
import { maxTasksForModel } from '../../../config/limits.ts';
import { describeWeek } from './count-tasks.ts';
import { findPlace, findThemeId, readPlaces } from './places.ts';
import { readWorkMinutes } from './task-input.ts';
import { findTask } from './task-refs.ts';
import { type ReadContext, readTool } from './tool.ts';
import { daySchema, describeDate, placeRefSchema, taskRefSchema, toMinutes, wallTimeOf } from './values.ts';

const groupings = ['task', 'theme', 'project', 'day', 'week'] as const;

export const readTime = readTool({
  name: 'read_time',
  description: `Reads the time worked in focus sessions from one day to another, both included, in minutes and sessions: in all and by task (with estimate), theme, project, day or week; sessions without a task are in the Inbox and in no project. Days are YYYY-MM-DD in the user's zone. Narrow it to a theme, project or task. At most ${maxTasksForModel} groups, the most time first.`,
  input: z.object({
    from: daySchema,
    to: daySchema,
    group_by: z.enum(groupings),
    theme: placeRefSchema.optional(),
    project: placeRefSchema.optional(),
    task: taskRefSchema.optional(),
  }),
  output: z.object({
    minutes: z.int(),
    sessions: z.int(),
    groups: z.array(
      z.object({
        id: z.string().optional(),
        name: z.string(),
        minutes: z.int(),
        sessions: z.int(),
        estimate_minutes: z.int().optional(),
      }),
    ),
  }),
  run: async (context, { from, to, group_by, ...narrowing }) => {
    const { focus_sessions, user, tasks, readFilterContext } = context;
    const [all, names, workMinutes, isMeant] = await Promise.all([
      focus_sessions.list(user.id),
      readFilterContext(user.id),
      readWorkMinutes(context),
      createNarrowing(context, narrowing),
    ]);
    const inRange = all
      .map((session) => ({ session, day: wallTimeOf(session.started_at, context).slice(0, 10) }))
      .filter(({ day }) => day >= from && day <= to);
    const ids = [...new Set(inRange.flatMap(({ session }) => session.task_id ?? []))];
    const known = new Map((await tasks.findMany(user.id, ids)).map((task) => [task.id, task]));
    const taskOf = ({ task_id }: FocusSession) => known.get(task_id ?? '');
    const meant = inRange.filter(({ session }) => isMeant(taskOf(session)));

    const keyOf = ({ session, day }: (typeof meant)[number]): string => {
      const task = taskOf(session);
      if (group_by === 'day') return describeDate(day);
      if (group_by === 'week') return describeWeek(day, names.weekStart);
      if (group_by === 'theme') return names.themes.find(({ id }) => id === task?.theme_id)?.name ?? 'Inbox';
      if (group_by === 'project')
        return names.projects.find(({ id }) => id === task?.project_id)?.name ?? 'no project';
      return task?.id ?? (session.intent || 'no task');
    };
    const groups = [...Map.groupBy(meant, keyOf)].map(([key, group]) => {
      const task = known.get(key);
      return {
        ...(task && { id: context.ids.nameTask(task.id) }),
        name: task?.title ?? key,
        ...sum(group),
        ...(task && { estimate_minutes: task.estimated_pomodoros * workMinutes }),
      };
    });
    if (group_by !== 'day' && group_by !== 'week') groups.sort((one, other) => other.minutes - one.minutes);
    return {
      output: { ...sum(meant), groups: groups.slice(0, maxTasksForModel) },
      about: from === to ? from : `${from} to ${to}`,
      found: meant.length,
    };
  },
});

const sum = (sessions: readonly { session: FocusSession }[]) => ({
  minutes: toMinutes(sessions.reduce((total, { session }) => total + session.work_ms, 0)),
  sessions: sessions.length,
});

/** Returns whether a session's task is among those asked for; a session without a task counts as one in the Inbox. */
async function createNarrowing(
  context: ReadContext,
  {
    theme,
    project,
    task,
  }: { theme?: string | undefined; project?: string | undefined; task?: string | undefined },
): Promise<(of: Task | undefined) => boolean> {
  const places = await readPlaces(context);
  const themeId = theme === undefined ? undefined : findThemeId(places, theme);
  const projectId = project === undefined ? undefined : findPlace(places, 'project', project).id;
  const taskId = task === undefined ? undefined : (await findTask(context, task)).id;
  return (of) =>
    (themeId === undefined || (of?.theme_id ?? null) === themeId) &&
    (projectId === undefined || of?.project_id === projectId) &&
    (taskId === undefined || of?.id === taskId || of?.parent_id === taskId);
}
