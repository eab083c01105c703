import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { openTask } from '#browser/features/navigation/open-task.ts';
import type { InlineEditorProps } from '#browser/features/task-row/inline-editor-context.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/task-details.ts';
import { cleanTitle, lengthProblem } from '#browser/model/tasks/task-input.ts';
import { Button } from '#browser/ui/button.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { TextArea } from '#browser/ui/text-area.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { OpenedFields } from './opened-fields.tsx';
import { TaskFields } from './task-fields.tsx';
import type { EditTask } from './use-edit-task.ts';

/**
 * Edits a task in its row, with the fields of the details. Cmd/Ctrl+Enter saves, as does Enter in the title; Escape cancels. Whatever
 * else closes it, such as another row or page, saves as well.
 */
export default function InlineEditor({
  task,
  draft: reopened,
  onSave,
  onClose,
  onReopen,
}: InlineEditorProps) {
  // Keeping the initial values stops untouched fields from overwriting changes that arrive during the edit.
  const [initial] = useState(task);
  const [draft, setDraft] = useState({ ...task, ...reopened });
  /** What submitting reads, because a field is only left, and so edited, at that moment. */
  const latest = useRef(draft);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const readChange = () => changedFields(initial, cleaned(latest.current));
  const hasChange = () => Object.keys(readChange()).length > 0;
  const isClosed = useRef(false);

  const discard = () => {
    if (!hasChange()) return;
    const discarded = changedFields(initial, latest.current);
    toast({
      text: t.changesDiscarded,
      action: { label: t.keepEditing, onPress: () => onReopen(discarded) },
    });
  };
  const cancel = () => {
    isClosed.current = true;
    discard();
    onClose();
  };

  const leave = useEffectEvent(() => {
    if (isClosed.current) return;
    if (problemsOf(latest.current).some(Boolean)) discard();
    else if (hasChange()) onSave(readChange());
  });
  useEffect(() => {
    const closing = form.current;
    return () => {
      if (!closing?.isConnected) leave();
    };
  }, []);

  const edit: EditTask = async (change) => {
    latest.current = { ...latest.current, ...change };
    setDraft(latest.current);
    return true;
  };

  const [titleProblem, descriptionProblem] = problemsOf(draft);

  /** Returns whether it was saved, and so closed. */
  const save = (): boolean => {
    setTried(true);
    if (titleProblem || descriptionProblem) return false;
    isClosed.current = true;
    onSave(readChange());
    onClose();
    return true;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      // Leaving a field edits it.
      form.current?.querySelector('textarea')?.focus({ preventScroll: true });
      cancel();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!form.current?.reportValidity()) return;
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      form.current.requestSubmit();
    }
  };

  return (
    <form
      ref={form}
      aria-label={t.editTitle(initial.title.slice(0, 100))}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-4 p-4"
    >
      <OpenedFields>
        <TextArea
          label={t.title}
          rows={1}
          dir="auto"
          value={draft.title}
          onChange={(title) => void edit({ title })}
          error={tried ? titleProblem : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="max-h-48"
        />
        <TextArea
          label={t.description}
          dir="auto"
          value={draft.description}
          onChange={(description) => void edit({ description })}
          error={tried ? descriptionProblem : undefined}
          className="max-h-72"
        />
        <div className="flex flex-col">
          <TaskFields task={draft} edit={edit} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-muted text-sm pointer-coarse:hidden">
            <RichText
              text={/Mac|iPhone|iPad/.test(navigator.userAgent) ? t.editorKeysOnMac : t.editorKeys}
              tags={{ key: (words) => <kbd className="font-sans">{words}</kbd> }}
            />
          </p>
          <Button
            size="compact"
            look="quiet"
            onClick={() => {
              if (save()) openTask(initial.id);
            }}
            className="mr-auto"
          >
            {t.allDetails}
          </Button>
          <Button size="compact" onClick={cancel}>
            {t.cancel}
          </Button>
          <Button size="compact" look="primary" type="submit">
            {t.save}
          </Button>
        </div>
      </OpenedFields>
    </form>
  );
}

/** Returns what is wrong with the title and with the description. */
const problemsOf = ({ title, description }: Task) => [
  cleanTitle(title) === '' ? t.aTaskNeedsATitle : lengthProblem(cleanTitle(title)),
  lengthProblem(description),
];

const cleaned = (task: Task): Task => ({
  ...task,
  title: cleanTitle(task.title),
  description: cleanText(task.description),
});

/** Returns only the fields that differ, so that two devices can edit different fields of one task. */
function changedFields(before: Task, edited: Task): TaskChange {
  return Object.fromEntries(
    Object.entries(edited).filter(
      ([field, value]) => JSON.stringify(before[field as keyof Task]) !== JSON.stringify(value),
    ),
  );
}
