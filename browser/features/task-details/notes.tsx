import Pencil from 'lucide-react/icons/pencil';
import { type MouseEvent, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/task-details.ts';
import { lengthProblem } from '#browser/model/tasks/task-input.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import type { Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import { DetailSection } from './detail-section.tsx';
import { toggleBox } from './note-boxes.ts';
import type { EditTask } from './use-edit-task.ts';
import { useInlineText } from './use-inline-text.ts';

const NotesMarkdown = loadable(
  () => import('./notes-markdown.tsx'),
  ({ props: { text } }) => <PlainNotes text={text} />,
);

/** Shows the notes as plain text until the Markdown renderer has loaded. */
const PlainNotes = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
);

/** Shows the task's notes in Markdown. Pressing them or the button edits the text; blur saves it. */
export function Notes({ task, edit }: { task: Task; edit: EditTask }) {
  const inline = useInlineText({
    name: `${task.id}.description`,
    value: task.description,
    problemOf: lengthProblem,
    onSave: (text) => edit({ description: cleanText(text) }),
  });
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = !editing && inline.text.trim() !== '' && !inline.problem;

  useLayoutEffect(() => {
    if (!editing || field.current === document.activeElement) return;
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [editing]);

  const leave = () => {
    inline.save();
    setEditing(false);
  };
  const press = ({ target }: MouseEvent) => {
    const onControl = target instanceof Element && target.closest('a, label');
    if (!onControl && getSelection()?.isCollapsed !== false) setEditing(true);
  };

  return (
    <DetailSection
      title={t.description}
      action={
        shown && (
          <IconButton
            ref={button}
            label={t.editDescription}
            icon={<Pencil className="size-4" />}
            onClick={() => setEditing(true)}
          />
        )
      }
    >
      {shown ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button is the accessible control
        <div onClick={press} className="cursor-text">
          <Suspense fallback={<PlainNotes text={inline.text} />}>
            <NotesMarkdown
              text={inline.text}
              onToggle={(index) => void edit({ description: toggleBox(task.description, index) })}
            />
          </Suspense>
        </div>
      ) : (
        <TextArea
          ref={field}
          label={t.description}
          hideLabel
          quiet
          dir="auto"
          rows={editing ? 4 : 1}
          placeholder={t.addADescriptionInMarkdown}
          value={inline.text}
          onChange={(text) => {
            inline.type(text);
            setEditing(true);
          }}
          error={inline.problem}
          onFocus={() => setEditing(true)}
          onBlur={leave}
          onKeyDown={(event) => {
            const done =
              event.key === 'Escape' || (event.key === 'Enter' && (event.metaKey || event.ctrlKey));
            if (!done || !editing || isComposing(event)) return;
            event.preventDefault();
            event.stopPropagation();
            leave();
            requestAnimationFrame(() => button.current?.focus());
          }}
          className="-mx-3 w-[calc(100%+1.5rem)]"
        />
      )}
    </DetailSection>
  );
}
