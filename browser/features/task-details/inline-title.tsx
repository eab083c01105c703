import { t } from '#browser/i18n/task-details.ts';
import { cleanTitle, lengthProblem } from '#browser/model/tasks/task-input.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { TextArea } from '#browser/ui/text-area.tsx';
import type { Task } from '#contract/tasks.ts';
import { useEditTask } from './use-edit-task.ts';
import { useInlineText } from './use-inline-text.ts';

/** Edits the title of a task or subtask in place. Enter and blur save; Escape reverts. */
export function InlineTitle({ task, label, className }: { task: Task; label: string; className?: string }) {
  const edit = useEditTask(task);
  const inline = useInlineText({
    name: `${task.id}.title`,
    value: task.title,
    problemOf: (text) => (cleanTitle(text) === '' ? t.aTaskNeedsATitle : lengthProblem(cleanTitle(text))),
    onSave: (text) => edit({ title: cleanTitle(text) }),
  });
  return (
    <TextArea
      label={label}
      hideLabel
      quiet
      rows={1}
      dir="auto"
      value={inline.text}
      onChange={inline.type}
      error={inline.problem}
      onBlur={() => (cleanTitle(inline.text) === '' ? inline.revert() : inline.save())}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          inline.save();
        } else if (event.key === 'Escape' && inline.isTyped) {
          event.preventDefault();
          event.stopPropagation();
          inline.revert();
        }
      }}
      className={className}
    />
  );
}
