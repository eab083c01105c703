import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { t } from '#browser/i18n/assistant.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { maxQuestionLength } from '#contract/limits.ts';

/** Shows the field for questions. Enter sends, Shift+Enter adds a line, Escape stops the answer, ArrowUp recalls the last question. */
export function Composer({
  field,
  text,
  lastQuestion,
  isAnswering,
  onType,
  onSend,
  onStop,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  lastQuestion: string | undefined;
  isAnswering: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}) {
  const id = useId();
  const over = text.length - maxQuestionLength;
  const canSend = text.trim() !== '' && over <= 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      if (canSend) onSend();
    } else if (event.key === 'Escape' && isAnswering) onStop();
    else if (event.key === 'ArrowUp' && text === '' && lastQuestion !== undefined) onType(lastQuestion);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <div
        className={classNames(
          'floating flex items-end gap-1 rounded-md border bg-surface p-1.5 transition-colors',
          over > 0 ? 'border-danger' : 'border-control focus-within:border-accent',
        )}
      >
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          data-autofocus
          value={text}
          aria-label={t.askTheAssistant}
          aria-describedby={`${id}-problem ${id}-hint`}
          aria-invalid={over > 0 || undefined}
          placeholder={t.askAboutYourTasks}
          enterKeyHint="send"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-[200px] min-h-11 min-w-0 grow resize-none bg-transparent px-2.5 py-2 text-lg placeholder:text-muted focus-visible:outline-none"
        />
        {isAnswering ? (
          <IconButton
            label={t.stop}
            icon={<Square className="size-4 fill-ground text-ground" />}
            onClick={onStop}
            className="mb-1 bg-text hover:bg-text hover:opacity-90"
          />
        ) : (
          <IconButton
            label={t.send}
            icon={<ArrowUp className="size-5" />}
            aria-disabled={!canSend}
            onClick={() => canSend && onSend()}
            className="mb-1 bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent aria-disabled:bg-raised aria-disabled:text-muted"
          />
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm empty:hidden">
        {over > 0 && t.tooLong(over)}
      </p>
      <p id={`${id}-hint`} className="mt-1.5 px-1 text-muted text-sm max-sm:sr-only pointer-coarse:sr-only">
        {isAnswering ? t.escStops : t.enterSendsShiftEnterNew}
      </p>
    </div>
  );
}
