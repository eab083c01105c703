import { t } from '#browser/i18n/assistant.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { statusOptions } from '#browser/model/tasks/status-options.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Store } from '#browser/store/store.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { countOf } from '#browser/ui/format-count.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { ProposedChange } from '#contract/assistant-proposals.ts';
import type { Task } from '#contract/tasks.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { describeRecurrence } from '#domain/describe-recurrence.ts';

export type ChangedField = Exclude<keyof ProposedChange, 'id'>;

const maxShownCharacters = 80;

interface FieldContext {
  store: Store;
  looks: ThemeLooks;
  /** Floating, to the minute. */
  now: string;
  hourCycle: HourCycle;
}

interface FieldWords {
  label: string;
  /** Formats a value; empty if there is none. */
  show: (value: never, context: FieldContext) => string;
}

const moment = (value: string | null, { now, hourCycle }: FieldContext) =>
  value ? formatDue(value, now, hourCycle) : '';

const fields: {
  [Field in ChangedField]: FieldWords & { show: (value: Task[Field], context: FieldContext) => string };
} = {
  title: { label: 'Title', show: (title) => `“${title}”` },
  description: {
    label: 'Description',
    show: (text) => truncate(text.replace(/\s+/g, ' '), maxShownCharacters),
  },
  due_date: { label: 'Due', show: moment },
  remind_at: { label: 'Reminder', show: moment },
  priority: { label: 'Priority', show: (priority) => (priority ? priorityWord(priority) : '') },
  status: {
    label: 'Status',
    show: (status) => statusOptions.find(({ value }) => value === status)?.label ?? status,
  },
  tags: { label: 'Tags', show: (tags) => tags.map((tag) => `@${tag}`).join(' ') },
  theme_id: { label: 'Theme', show: (id, { looks }) => looks.of(id).name },
  thread_id: { label: 'Thread', show: (id, { store }) => store.replica.threads.get(id ?? '')?.title ?? '' },
  project_id: { label: 'Project', show: (id, { store }) => store.replica.projects.get(id ?? '')?.name ?? '' },
  parent_id: { label: 'Part of', show: (id, { store }) => store.replica.tasks.get(id ?? '')?.title ?? '' },
  recurrence: { label: 'Repeats', show: (rule) => (rule ? describeRecurrence(rule) : '') },
  recurs_from_completion: {
    label: 'Repeats from',
    show: (fromCompletion) => (fromCompletion ? t.theDayItIsDone : t.itsDueDate),
  },
  estimated_pomodoros: { label: 'Estimate', show: (count) => countOf(count, t.focusSession) },
};

const shownFields = Object.keys(fields) as ChangedField[];

export interface FieldChange {
  field: ChangedField;
  label: string;
  before: string;
  after: string;
}

const noValue = 'none';

/** Lists the fields that a proposed change alters, with their values in words; unchanged ones are left out. */
export function listChanges(task: Task, change: ProposedChange, context: FieldContext): FieldChange[] {
  return shownFields.flatMap((field): FieldChange[] => {
    if (change[field] === undefined) return [];
    const before = showField(field, task, context);
    const after = showField(field, { ...task, ...change }, context);
    return before === after
      ? []
      : [{ field, label: fields[field].label, before: before || noValue, after: after || noValue }];
  });
}

export type FieldValues = { [Field in ChangedField]?: Task[Field] | undefined };

export const showField = (field: ChangedField, values: FieldValues, context: FieldContext): string => {
  const value = values[field];
  return value === undefined ? '' : fields[field].show(value as never, context);
};
