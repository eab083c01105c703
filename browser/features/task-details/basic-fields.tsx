import { PriorityIcon } from '#browser/features/task-row/priority-mark.tsx';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/task-details.ts';
import { useWorkedPomodoros } from '#browser/model/focus/focus-queries.ts';
import { priorityOptions } from '#browser/model/tasks/priority-options.ts';
import { statusOptions } from '#browser/model/tasks/status-options.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { taskFields } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { DetailRow } from './detail-row.tsx';
import type { EditTask } from './use-edit-task.ts';
import { useInlineText } from './use-inline-text.ts';

interface FieldProps {
  task: Task;
  edit: EditTask;
}

export function StatusField({ task, edit }: FieldProps) {
  return (
    <DetailRow label={t.status}>
      <Select
        label={t.status}
        hideLabel
        quiet
        size="compact"
        value={task.status}
        options={statusOptions()}
        onChange={(status) => void edit({ status })}
      />
    </DetailRow>
  );
}

export function PriorityField({ task, edit }: FieldProps) {
  return (
    <DetailRow label={t.priority}>
      <Select
        label={t.priority}
        hideLabel
        quiet
        size="compact"
        value={task.priority ?? ''}
        options={priorityOptions()}
        icon={task.priority && <PriorityIcon priority={task.priority} />}
        onChange={(value) =>
          void edit({
            priority: priorityOptions().find((option) => option.value === value)?.priority ?? null,
          })
        }
      />
    </DetailRow>
  );
}

const { min: minPomodoros, max: maxPomodoros } = taskFields.estimated_pomodoros;

export function EstimateField({ task, edit }: FieldProps) {
  const inline = useInlineText({
    name: `${task.id}.estimated_pomodoros`,
    value: String(task.estimated_pomodoros),
    problemOf: (text) =>
      Number.isInteger(Number(text)) && Number(text) >= minPomodoros && Number(text) <= maxPomodoros
        ? undefined
        : t.enterANumber(minPomodoros, maxPomodoros),
    onSave: (text) => edit({ estimated_pomodoros: Number(text) }),
  });
  return (
    <DetailRow label={t.estimate}>
      <div
        // What is typed is saved when the field is left.
        data-kept={(inline.isTyped && !inline.problem) || undefined}
        className="flex items-center gap-3"
      >
        <TextField
          label={t.estimatedPomodoros}
          hideLabel
          quiet
          type="number"
          inputMode="numeric"
          min={minPomodoros}
          max={maxPomodoros}
          step={1}
          value={inline.text}
          onChange={inline.type}
          error={inline.problem}
          onBlur={() => (inline.problem ? inline.revert() : inline.save())}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) inline.save();
          }}
          className="h-9! w-24! tabular-nums pointer-coarse:h-11!"
        />
        <span aria-hidden="true" className="text-muted text-sm">
          {t.pomodoros}
        </span>
        <WorkedPomodoros taskId={task.id} />
      </div>
    </DetailRow>
  );
}

/** Shows what was worked on the task, to compare with its estimate; nothing before the first session. */
function WorkedPomodoros({ taskId }: { taskId: string }) {
  const worked = Math.round(useWorkedPomodoros(taskId) * 10) / 10;
  if (worked === 0) return null;
  return <p className="text-muted text-sm tabular-nums">{t.worked(formatNumber(worked))}</p>;
}
