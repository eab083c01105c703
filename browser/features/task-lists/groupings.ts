import { t } from '#browser/i18n/task-lists.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { statusOptions } from '#browser/model/tasks/status-options.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';
import { priorities } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import type { ThemeOrder } from './sort-orders.ts';

/** Data needed for grouping besides the tasks' own fields. */
export interface GroupingContext extends ThemeOrder {
  projects: readonly Project[];
  /** Floating date, such as `2026-11-21`. */
  today: string;
}

interface Heading {
  key: string;
  label: string;
  look?: ThemeLook;
}

interface GroupingPlan {
  /** All headings in order; empty ones are not shown. */
  headings: readonly Heading[];
  keyOf: (task: Task) => string;
}

interface GroupingKind {
  /** Null: no groups. */
  plan: ((context: GroupingContext) => GroupingPlan) | null;
}

/** Registry of the ways to group a list, in the order of the View menu. A new way is one entry here. */
export const groupingKinds = {
  none: { plan: null },
  theme: {
    plan: ({ looks, inbox }) => ({
      headings: [inbox, ...looks.list].map((look) => ({ key: String(look.id), label: look.name, look })),
      keyOf: ({ theme_id }) => String(looks.of(theme_id).id),
    }),
  },
  project: {
    plan: ({ projects }) => {
      const ids = new Set(projects.map(({ id }) => id));
      return {
        headings: [
          ...projects.map(({ id, name }) => ({ key: id, label: name })),
          { key: '', label: t.noProject },
        ],
        keyOf: ({ project_id }) => (project_id !== null && ids.has(project_id) ? project_id : ''),
      };
    },
  },
  due: {
    plan: ({ today }) => {
      const days = { today, tomorrow: addDays(today, 1), weekEnd: addDays(today, 7) };
      return {
        headings: dueGroups.map((key) => ({ key, label: t.dueGroups[key] })),
        keyOf: (task) => findDueGroup(task, days),
      };
    },
  },
  priority: {
    plan: () => ({
      headings: [
        ...priorities.map((priority) => ({ key: priority, label: priorityWord(priority) })),
        { key: '', label: t.noPriority },
      ],
      keyOf: ({ priority }) => priority ?? '',
    }),
  },
  status: {
    plan: () => ({
      headings: statusOptions().map(({ value, label }) => ({ key: value, label })),
      keyOf: ({ status }) => status,
    }),
  },
} satisfies Record<string, GroupingKind>;

export type Grouping = keyof typeof groupingKinds;
export const groupings = Object.keys(groupingKinds) as Grouping[];
export const groupingKind = (grouping: Grouping): GroupingKind => groupingKinds[grouping];

const dueGroups = ['overdue', 'today', 'tomorrow', 'week', 'later', 'undated', 'past'] as const;

/** Returns the heading of a task by its due date; a completed task is past, not overdue. */
function findDueGroup(
  { due_date, status }: Task,
  { today, tomorrow, weekEnd }: Record<'today' | 'tomorrow' | 'weekEnd', string>,
): (typeof dueGroups)[number] {
  if (due_date === null) return 'undated';
  const day = due_date.slice(0, 10);
  if (day < today) return status === 'completed' ? 'past' : 'overdue';
  return day === today ? 'today' : day === tomorrow ? 'tomorrow' : day <= weekEnd ? 'week' : 'later';
}
