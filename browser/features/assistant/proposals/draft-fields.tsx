import { DueFields } from '#browser/features/task-row/due-fields.tsx';
import { t } from '#browser/i18n/assistant.ts';
import { priorityOptions } from '#browser/model/tasks/priority-options.ts';
import { joinDue, splitDue } from '#browser/model/tasks/task-input.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Select } from '#browser/ui/select.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { ProposedTask } from '#contract/assistant-proposals.ts';

export type DraftFields = Partial<
  Pick<ProposedTask, 'title' | 'description' | 'due_date' | 'priority' | 'theme_id'>
>;

/** Edits the fields of a proposed task. */
export function DraftEditor({
  values,
  hasTheme,
  onChange,
}: {
  /** The fields that the task would have. */
  values: { [Field in keyof DraftFields]?: DraftFields[Field] | undefined };
  /** Whether the theme can be chosen. In a plan, the thread has it. */
  hasTheme: boolean;
  onChange: (change: DraftFields) => void;
}) {
  const looks = useThemeLooks();
  const due = splitDue(values.due_date ?? null);
  return (
    <div className="grid grid-cols-2 gap-4 pt-2 pb-3">
      <div className="col-span-full">
        <TextField
          label={t.title}
          value={values.title ?? ''}
          onChange={(title) => onChange({ title })}
          error={values.title?.trim() === '' ? t.writeATitle : undefined}
        />
      </div>
      <DueFields {...due} onChange={({ day, time }) => onChange({ due_date: joinDue(day, time) })} />
      <Select
        label={t.priority}
        value={values.priority ?? ''}
        options={priorityOptions()}
        onChange={(value) =>
          onChange({ priority: priorityOptions().find((option) => option.value === value)?.priority ?? null })
        }
      />
      {hasTheme && (
        <Select
          label={t.theme}
          value={values.theme_id ?? ''}
          options={[
            { value: '', label: t.inbox },
            ...looks.list.map(({ id, name }) => ({ value: id ?? '', label: name })),
          ]}
          onChange={(id) => onChange({ theme_id: id || null })}
        />
      )}
      <div className="col-span-full">
        <TextArea
          label={t.description}
          rows={1}
          value={values.description ?? ''}
          onChange={(description) => onChange({ description })}
          className="max-h-40"
        />
      </div>
    </div>
  );
}
