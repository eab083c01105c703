import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isMac } from '#browser/features/shortcuts/keys.ts';
import { t } from '#browser/i18n/capture.ts';
import type { CapturePlace } from '#browser/model/captures/capture-journal.ts';
import { loadThemeModelWhenIdle } from '#browser/model/captures/load-theme-model.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { loadableDialog, loadablePart } from '#browser/ui/loadable-part.tsx';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { maxTextLength } from '#contract/limits.ts';
import { AskChip } from './ask-chip.tsx';
import { type CaptureAction, CaptureBar } from './capture-bar.tsx';
import { CaptureChips } from './capture-chips.tsx';
import { CompletionMenu } from './completion-menu.tsx';
import type { DraftState, DraftStore } from './draft-store.ts';
import { isQuestion } from './is-question.ts';
import { writeLabel } from './label-choices.ts';
import { parseStep } from './parse-step.ts';
import { QuickChips } from './quick-chips.tsx';
import { slashCommand } from './slash-commands.ts';
import { useCapture, useDraft } from './use-capture.ts';
import { type Completion, useCompletions } from './use-completions.ts';
import { useFirstFocus } from './use-first-focus.ts';

const VoiceDialog = loadableDialog(() => import('./voice-dialog.tsx'));
const CaptureAnswer = loadablePart(() => import('./capture-answer.tsx'));

/** Content the page shows for the text while it is typed. ArrowDown in the field moves to its links. */
export interface FindingsProps {
  draft: DraftStore;
  /** Returns focus to the field. Stable, like `onDismiss`. */
  onLeave: () => void;
  /** Hides the content for this text. */
  onDismiss: () => void;
}

/**
 * Renders the capture field. Enter sends the text, Ctrl/Cmd+Enter makes tasks of it even if it is a question, Shift+Enter adds a
 * line, a slash opens the commands. With a `place`,
 * all tasks go there, and `label` should say so.
 */
export function CaptureInput({
  place,
  label = t.whatIsOnYourMind,
  Findings,
  opensFocused = false,
  givenText = '',
  onGivenTaken,
  onCapture,
  onAdded,
  onOpenPage,
  children,
}: {
  /** Stable. */
  place?: CapturePlace;
  label?: string;
  Findings?: ComponentType<FindingsProps>;
  /** Takes the focus when it appears, unless that would bring up a keyboard on the screen. */
  opensFocused?: boolean;
  /** A text to put into the field, below what is in it; `onGivenTaken` is called when it is there. */
  givenText?: string;
  onGivenTaken?: () => void;
  /** Called with the id of a capture whose tasks are about to be made. */
  onCapture?: (captureId: string) => void;
  /** Called when the tasks of the field's text are made. */
  onAdded?: (() => void) | undefined;
  /** Called when a text led to a page, which may be the one that is open. */
  onOpenPage?: () => void;
  /** Shown below the field; `fill` puts a text into it. */
  children?: (fill: (text: string) => void) => ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const findings = useRef<HTMLDivElement>(null);
  const [speaking, setSpeaking] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const { draft, isLoaded, write, type, problem, submit, answer, dismissAnswer, ...capture } = useCapture({
    place,
    onOpenPage,
    onCapture,
    onAdded,
  });
  useShown(field, draft);
  useFirstFocus(field, opensFocused);
  const takeGiven = useStableCallback(() => {
    const { text } = draft.now();
    // An effect may run twice.
    if (!text.includes(givenText)) write([text, givenText].filter(Boolean).join('\n'));
    onGivenTaken?.();
  });
  useEffect(() => {
    if (givenText !== '') takeGiven();
  }, [givenText, takeGiven]);
  useEffect(() => {
    if (isLoaded) loadThemeModelWhenIdle();
  }, [isLoaded]);
  const isBlank = useDraft(draft, ({ text }) => text.trim() === '');
  const walks = useDraft(draft, ({ read }) => read.length > 0);
  const isSearched = useDraft(draft, ({ text }) => !/^\s*[/?]/.test(text));
  if (dismissed && isBlank) setDismissed(false);

  const focus = () => field.current?.focus();
  const fill = (next: string, caret = next.length) => {
    // The caret moves at once, because somebody keeps typing there.
    flushSync(() => write(next));
    focus();
    field.current?.setSelectionRange(caret, caret);
  };
  const onLeave = useStableCallback(focus);
  const onDismiss = useStableCallback(() => {
    setDismissed(true);
    focus();
  });
  const onPress = useStableCallback((action: CaptureAction) => {
    if (action === 'speak') return setSpeaking(true);
    if (action === 'send') submit();
    else capture[action]();
    focus();
  });
  const onQuick = useStableCallback((next: (text: string) => string) => fill(next(draft.now().text)));
  const menu = useCompletions(draft, field, (choice, by) => {
    if (choice.kind === 'command') {
      if (slashCommand(choice.command).isImmediate && by !== 'Tab') capture.runCommand(choice.command);
      else fill(choice.fill);
      return;
    }
    const { label, typed } = choice;
    const { text } = draft.now();
    const before = `${text.slice(0, typed.start)}${writeLabel(typed.sign, label.name)} `;
    if (label.kind === 'new project') capture.createProject(label.name);
    fill(before + text.slice(typed.end).trimStart(), before.length);
  });
  const { fieldProps } = menu.listbox;
  const offered = menu.choices[menu.listbox.active];
  const hint = useDraft(draft, (written) => hintOf(written, offered, { asks: !place }));
  const asks = useDraft(draft, ({ text }) => !place && isQuestion(text));
  const finds = Findings && !answer && !dismissed && isSearched;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (menu.onKeyDown(event) || isComposing(event)) return;
    const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event;
    const firstFound = () => findings.current?.querySelector('a');
    if (key === 'Enter' && (ctrlKey || metaKey)) submit({ asTasks: true });
    else if (key === 'Enter' && !shiftKey) submit();
    else if (key === 'Escape' && firstFound()) setDismissed(true);
    // So that single-key shortcuts work again.
    else if (key === 'Escape' && opensFocused)
      document.getElementById('main')?.focus({ preventScroll: true });
    else if (
      key === 'ArrowDown' &&
      firstFound() &&
      currentTarget.selectionStart === currentTarget.value.length
    )
      firstFound()?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <div className="relative">
        <div
          ref={box}
          data-keep-clear
          className={classNames(
            'relative rounded-md border bg-surface transition-colors',
            problem ? 'border-danger' : 'border-control focus-within:border-accent',
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
            aria-haspopup="listbox"
            aria-autocomplete="list"
            aria-controls={fieldProps['aria-controls']}
            aria-activedescendant={fieldProps['aria-activedescendant']}
            placeholder={label}
            enterKeyHint="send"
            onChange={({ target }) => type(target.value, target.selectionEnd)}
            onKeyDown={onKeyDown}
            onFocus={menu.onFocus}
            onBlur={menu.onBlur}
            className={classNames(
              'field-sizing-content block max-h-[200px] w-full resize-none rounded-md bg-transparent text-lg placeholder:text-muted focus-visible:outline-none',
              place ? 'min-h-12 py-2.5 pr-14 pl-4' : 'min-h-[60px] px-4 pt-3.5',
            )}
          />
          <CaptureChips
            draft={draft}
            themes={!place ? 'all' : 'thread_id' in place ? 'none' : 'theme_id' in place ? 'chosen' : 'all'}
            onLeave={onLeave}
          />
          {asks && (
            <AskChip
              onAdd={() => {
                submit({ asTasks: true });
                focus();
              }}
            />
          )}
          <CaptureBar
            whole={!place}
            hintId={`${id}-hint`}
            hint={hint}
            walks={walks}
            isBlank={isBlank}
            sends={!isBlank && problem === undefined}
            onPress={onPress}
          />
        </div>
        <CompletionMenu menu={menu} anchor={box} />
        {finds && (
          <div ref={findings}>
            <Findings draft={draft} onLeave={onLeave} onDismiss={onDismiss} />
          </div>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Suspense>
        {answer && (
          <CaptureAnswer
            answer={answer}
            onClose={() => {
              dismissAnswer();
              focus();
            }}
            onCreate={(text) => {
              dismissAnswer();
              if (text === undefined) capture.create();
              else capture.addText(text);
              focus();
            }}
            onPlanned={() => write('')}
          />
        )}
      </Suspense>
      {!place && <QuickChips onFill={onQuick} />}
      {children?.(fill)}
      {speaking && <VoiceDialog onClose={() => setSpeaking(false)} />}
    </div>
  );
}

/** Returns what Enter does with this text or with what the menu offers; empty if nothing. */
function hintOf(
  { text }: DraftState,
  offered: Completion | undefined,
  options: Parameters<typeof parseStep>[1],
): string {
  if (text.trim() === '' || text.length > maxTextLength) return '';
  if (offered?.kind === 'label') return t.enterChooses(offered.label.name);
  if (offered && !slashCommand(offered.command).isImmediate) return t.enterChooses(`/${offered.command}`);
  const step = parseStep(offered ? `/${offered.command}` : text, options);
  if (step.kind === 'problem') return '';
  return step.kind === 'ask' && step.isRecognized
    ? t.enterAsksOrAdds(isMac() ? '⌘' : t.ctrl)
    : t.enterHints[step.kind];
}

/** Keeps the field's value in sync with the draft, including changes that were not typed. */
function useShown(field: { current: HTMLTextAreaElement | null }, draft: DraftStore): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    // Not every browser supports `field-sizing`.
    const grows = CSS.supports('field-sizing', 'content');
    const show = () => {
      const { text } = draft.now();
      if (element.value !== text) element.value = text;
      if (grows) return;
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight}px`;
    };
    show();
    return draft.subscribe(show);
  }, [field, draft]);
}
