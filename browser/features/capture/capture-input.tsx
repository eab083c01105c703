import ArrowUp from 'lucide-react/icons/arrow-up';
import Mic from 'lucide-react/icons/mic';
import { type KeyboardEvent, lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { Chip } from '#browser/ui/chip.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { isComposing } from '#browser/ui/keys.ts';
import { CaptureChips } from './capture-chips.tsx';
import type { CapturePlace } from './journal.ts';
import { useCapture } from './use-capture.ts';

const VoiceDialog = lazy(() => import('./voice-dialog.tsx'));

const suggestions = ['Schedule meeting', 'Create project', 'Add deadline', 'Set reminder'];

/**
 * The one line a thought goes into. Enter sends it, Shift+Enter begins a new line. With a place, everything in it goes
 * there, and `label` says so.
 */
export function CaptureInput({
  place,
  label = 'What is on your mind?',
}: {
  /** Stable. */
  place?: CapturePlace;
  label?: string;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [speaking, setSpeaking] = useState(false);
  const { text, write, read, problem, submit, addCorrection } = useCapture(place);
  useGrowing(field, text);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    submit();
  };

  const fill = (suggestion: string) => {
    write(text.trim() === '' ? `${suggestion} ` : `${text.trimEnd()}\n${suggestion} `);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
  };

  return (
    <div>
      <div
        className={classNames(
          'rounded-md border bg-surface transition-colors focus-within:border-accent',
          problem ? 'border-danger' : 'border-control',
        )}
      >
        <textarea
          ref={field}
          data-capture
          data-autofocus
          rows={place ? 1 : 2}
          dir="auto"
          aria-label={label}
          aria-describedby={`${id}-problem ${id}-hint`}
          aria-invalid={problem ? true : undefined}
          placeholder={label}
          enterKeyHint="send"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-[200px] min-h-[60px] w-full resize-none rounded-md bg-transparent px-4 pt-3.5 text-lg placeholder:text-muted focus-visible:outline-none"
        />
        <CaptureChips
          read={read}
          themeless={place !== undefined && 'thread_id' in place}
          onCorrect={addCorrection}
          onLeave={() => field.current?.focus()}
        />
        <div className="flex items-center justify-end gap-1 p-1.5">
          <p
            id={`${id}-hint`}
            className={classNames(
              'mr-auto pl-2.5 text-muted text-sm max-sm:sr-only pointer-coarse:sr-only',
              text === '' && 'invisible',
            )}
          >
            Enter adds · Shift+Enter new line
            {read.length > 0 && ' · Tab walks what was understood'}
          </p>
          {!place && (
            <IconButton
              label="Voice Input"
              icon={<Mic className="size-5" />}
              onClick={() => setSpeaking(true)}
              placement="bottom"
            />
          )}
          <IconButton
            label="Send"
            icon={<ArrowUp className="size-5" />}
            aria-disabled={text.trim() === '' || problem !== undefined}
            onClick={() => {
              submit();
              field.current?.focus();
            }}
            placement="bottom"
            className="bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent aria-disabled:bg-raised aria-disabled:text-muted"
          />
        </div>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm empty:hidden">
        {problem}
      </p>
      {!place && (
        <div className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <Chip key={suggestion} onPress={() => fill(suggestion)}>
              {suggestion}
            </Chip>
          ))}
        </div>
      )}
      <Suspense>{speaking && <VoiceDialog onClose={() => setSpeaking(false)} />}</Suspense>
    </div>
  );
}

/** For browsers whose fields do not grow with their text by themselves. */
function useGrowing(field: { current: HTMLTextAreaElement | null }, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
}
