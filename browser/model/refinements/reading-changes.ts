import { t } from '#browser/i18n/model-later.ts';
import type { ActivityNames } from '#browser/model/activity/describe-change.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';
import type { Priority } from '#contract/vocabularies.ts';
import { reversal } from '#domain/undo.ts';
import { formatReadDateWithin } from './format-read-date.ts';

/** A value that a reading changed, in words; null for none. */
export interface ChangedValue {
  label: string;
  before: string | null;
  after: string | null;
}

/** What a reading did to one task. */
export interface ReadingChange {
  taskId: string;
  kind: 'changed' | 'added' | 'removed';
  title: string;
  /** Empty for tasks that were added or removed. */
  values: ChangedValue[];
  /** Something of it can still be taken back. */
  stands: boolean;
}

/** Returns what a reading did to the tasks of a capture, in the order they were said; changes that nobody sees are left out. */
export function listReadingChanges(
  entries: readonly Activity[],
  { names, taskOf }: { names: ActivityNames; taskOf: (id: string) => Task | undefined },
): ReadingChange[] {
  return entries
    .filter(({ entity }) => entity === 'task')
    .toSorted((one, other) => (one.entity_id < other.entity_id ? -1 : 1))
    .flatMap((entry): ReadingChange[] => {
      const task = taskOf(entry.entity_id);
      if (!task) return [];
      const kind = kinds[entry.action];
      const values = kind === 'changed' ? listValues(entry, names) : [];
      if (kind === 'changed' && values.length === 0) return [];
      // The instant is only stored when the change is made.
      const stands = reversal(entry, task, task.created_at) !== null;
      return [{ taskId: entry.entity_id, kind, title: task.title, values, stands }];
    });
}

const kinds: Record<Activity['action'], ReadingChange['kind']> = {
  created: 'added',
  deleted: 'removed',
  updated: 'changed',
  restored: 'changed',
};

type InWords = (value: unknown, names: ActivityNames) => string | null;

const maxWords = 80;
const text: InWords = (value) => (value ? t.quoted(truncate(String(value), maxWords)) : null);
const date: InWords = (value, { now, hourCycle }) =>
  value ? formatReadDateWithin(String(value), now, hourCycle) : null;

/** The fields worth showing, in this order. */
const fields: Record<keyof typeof t.fieldLabels, InWords> = {
  title: text,
  due_date: date,
  recurrence: (rule) => (rule ? describeRecurrence(String(rule)) : null),
  remind_at: date,
  priority: (priority) => (priority ? t.priorities[priority as Priority] : null),
  theme_id: (id, names) => names.theme(id) ?? t.anotherTheme,
  thread_id: (id, names) => (id ? (names.thread(id) ?? t.anotherThread) : null),
  project_id: (id, names) => (id ? (names.project(id) ?? t.anotherProject) : null),
  tags: (tags) => (Array.isArray(tags) && tags.length > 0 ? tags.map((tag) => `#${tag}`).join(', ') : null),
  description: text,
};
const fieldNames = Object.keys(fields) as (keyof typeof fields)[];

const listValues = ({ changes }: Activity, names: ActivityNames): ChangedValue[] =>
  fieldNames.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const [before, after] = change;
    const inWords = fields[field];
    return [{ label: t.fieldLabels[field], before: inWords(before, names), after: inWords(after, names) }];
  });
