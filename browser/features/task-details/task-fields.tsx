import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Flag from 'lucide-react/icons/flag';
import Folder from 'lucide-react/icons/folder';
import Repeat from 'lucide-react/icons/repeat';
import Tag from 'lucide-react/icons/tag';
import Timer from 'lucide-react/icons/timer';
import { type ComponentType, useLayoutEffect } from 'react';
import { t } from '#browser/i18n/task-details.ts';
import { useWorkedPomodoros } from '#browser/model/focus/focus-queries.ts';
import { Chip } from '#browser/ui/chip.tsx';
import type { Task } from '#contract/tasks.ts';
import { EstimateField, PriorityField } from './basic-fields.tsx';
import { type FieldName, useOpenedFields } from './opened-fields.tsx';
import { ProjectField } from './place-fields.tsx';
import { TagsField } from './tags-field.tsx';
import type { EditTask } from './use-edit-task.ts';
import { DueField, ReminderField, RepeatField } from './when-fields.tsx';

interface FieldProps {
  task: Task;
  edit: EditTask;
}

interface OptionalField {
  name: FieldName;
  Icon: typeof Bell;
  Field: ComponentType<FieldProps>;
  isEmpty: (task: Task) => boolean;
}

const optionalFields: readonly OptionalField[] = [
  {
    name: 'due',
    Icon: CalendarDays,
    Field: DueField,
    isEmpty: ({ due_date }) => due_date === null,
  },
  {
    name: 'repeat',
    Icon: Repeat,
    Field: RepeatField,
    isEmpty: ({ recurrence }) => recurrence === null,
  },
  {
    name: 'reminder',
    Icon: Bell,
    Field: ReminderField,
    isEmpty: ({ remind_at }) => remind_at === null,
  },
  {
    name: 'priority',
    Icon: Flag,
    Field: PriorityField,
    isEmpty: ({ priority }) => priority === null,
  },
  {
    name: 'tags',
    Icon: Tag,
    Field: TagsField,
    isEmpty: ({ tags, auto_tags }) => tags.length + auto_tags.length === 0,
  },
  {
    name: 'project',
    Icon: Folder,
    Field: ProjectField,
    isEmpty: ({ project_id }) => project_id === null,
  },
  {
    name: 'estimate',
    Icon: Timer,
    Field: EstimateField,
    isEmpty: ({ estimated_pomodoros }) => estimated_pomodoros === 1,
  },
];

/** Renders the fields that have a value or were opened, and a chip for each of the others, which opens it. */
export function TaskFields({ task, edit }: FieldProps) {
  const { opened, open, settle } = useOpenedFields();
  // After every change: what is edited is saved a moment later, and only then does a chip become a row.
  useLayoutEffect(settle);
  const wasWorkedOn = useWorkedPomodoros(task.id) > 0;
  const isKept = ({ name, isEmpty }: OptionalField) => !isEmpty(task) || (name === 'estimate' && wasWorkedOn);
  const isShown = (field: OptionalField) => isKept(field) || opened.includes(field.name);
  const empty = optionalFields.filter((field) => !isShown(field));
  return (
    <>
      {optionalFields.filter(isShown).map((field) => (
        <div key={field.name} data-slot={field.name} data-kept={isKept(field) || undefined}>
          <field.Field task={task} edit={edit} />
        </div>
      ))}
      {empty.length > 0 && (
        <fieldset aria-label={t.addToThisTask} className="flex min-w-0 flex-wrap gap-1.5 py-2">
          {empty.map(({ name, Icon }) => (
            <span key={name} data-chip={name}>
              <Chip icon={<Icon className="size-3.5 shrink-0 text-muted" />} onPress={() => open(name)}>
                {t.fields[name]}
              </Chip>
            </span>
          ))}
        </fieldset>
      )}
    </>
  );
}
