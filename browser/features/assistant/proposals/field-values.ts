import { t } from '#browser/i18n/assistant.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { statusOptions } from '#browser/model/tasks/status-options.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Store } from '#browser/store/store.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { ProposedChange } from '#contract/assistant-proposals.ts';
import type { Task } from '#contract/tasks.ts';
import type { HourCycle } from '#contract/vocabularies.ts';

export type ChangedField = Exclude<keyof ProposedChange, 'id'>;

const maxShownCharacters = 80;

interface FieldContext {
  store: Store;
  looks: ThemeLooks;
  /** Floating, to the minute. */
  now: string;
  hourCycle: HourCycle;
}

const moment = (value: string | null, { now, hourCycle }: FieldContext) =>
  value ? formatDue(value, now, hourCycle) : '';

/** Format the values of fields; empty if there is none. */
const formats: {
  [Field in ChangedField]: (value: Task[Field], context: FieldContext) => string;
} = {
  title: (title) => t.quoted(title),
  description: (text) => truncate(text.replace(/\s+/g, ' '), maxShownCharacters),
  due_date: moment,
  remind_at: moment,
  priority: (priority) => (priority ? priorityWord(priority) : ''),
  status: (status) => statusOptions().find(({ value }) => value === status)?.label ?? status,
  tags: (tags) => tags.map((tag) => `@${tag}`).join(' '),
  theme_id: (id, { looks }) => looks.of(id).name,
  thread_id: (id, { store }) => store.replica.threads.get(id ?? '')?.title ?? '',
  project_id: (id, { store }) => store.replica.projects.get(id ?? '')?.name ?? '',
  parent_id: (id, { store }) => store.replica.tasks.get(id ?? '')?.title ?? '',
  recurrence: (rule) => (rule ? describeRecurrence(rule) : ''),
  recurs_from_completion: (fromCompletion) => (fromCompletion ? t.theDayItIsDone : t.itsDueDate),
  estimated_pomodoros: (count) => t.countFocusSessions(count),
};

const shownFields = Object.keys(formats) as ChangedField[];

export interface FieldChange {
  field: ChangedField;
  label: string;
  before: string;
  after: string;
}

/** Lists the fields that a proposed change alters, with their values in words; unchanged ones are left out. */
export function listChanges(task: Task, change: ProposedChange, context: FieldContext): FieldChange[] {
  return shownFields.flatMap((field): FieldChange[] => {
    if (change[field] === undefined) return [];
    const before = showField(field, task, context);
    const after = showField(field, { ...task, ...change }, context);
    return before === after
      ? []
      : [{ field, label: t.fields[field], before: before || t.noValue, after: after || t.noValue }];
  });
}

export type FieldValues = { [Field in ChangedField]?: Task[Field] | undefined };

export const showField = (field: ChangedField, values: FieldValues, context: FieldContext): string => {
  const value = values[field];
  return value === undefined ? '' : formats[field](value as never, context);
};
