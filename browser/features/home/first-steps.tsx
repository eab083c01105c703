import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { t } from '#browser/i18n/home.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useIsTimerOn } from '#browser/model/focus/use-is-timer-on.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useHasRows, useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Task } from '#contract/tasks.ts';

/** After so many captures somebody knows how it goes. */
const enoughCaptures = 5;

/**
 * Offers a new account sentences to try, then says what can be done next; nothing once it was dismissed or enough was
 * captured. `fill` puts a text into the field.
 */
export function FirstSteps({ fill }: { fill: (text: string) => void }) {
  const isWanted = useSetting('first_steps');
  const known = useTasksKnown(useHasRows('tasks'));
  return known && isWanted ? <Steps fill={fill} /> : null;
}

function Steps({ fill }: { fill: (text: string) => void }) {
  const tasks = useTasks();
  const dismiss = useChangeSetting('first_steps');
  const isDone = countCaptures(tasks) >= enoughCaptures;
  useRemembered(isDone);
  if (isDone) return null;
  const isEmpty = tasks.length === 0;
  return (
    <section
      aria-labelledby="first-steps"
      className="mt-5 rounded-md border border-hairline bg-surface py-1.5 pr-1.5 pl-4"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 id="first-steps" className="font-medium text-muted text-sm">
          {isEmpty ? t.tryOneOfThese : t.whatYouCanDoNext}
        </h2>
        <IconButton
          label={t.hideTheseTips}
          icon={<X className="size-4" />}
          onClick={() => dismiss(false)}
          placement="bottom"
        />
      </header>
      {isEmpty ? <Sentences fill={fill} /> : <NextStep tasks={tasks} />}
    </section>
  );
}

/** Stores that the steps are over when they end in front of somebody. Not undoable, because nobody asked for it. */
function useRemembered(isDone: boolean): void {
  const store = useStore();
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isDone) wasShown.current = true;
    else if (wasShown.current)
      toastOnError(changeSetting(store, 'first_steps', false, { isUndoable: false }), notStored);
  }, [store, isDone]);
}

function Sentences({ fill }: { fill: (text: string) => void }) {
  return (
    <ul className="-ml-2.5 pb-1">
      {Object.values(t.firstSentences).map(({ text, shows }) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => fill(text)}
            className="flex min-h-10 pointer-coarse:min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-2.5 py-1.5 text-left transition-colors hover:bg-raised focus-visible:outline-offset-[-2px]"
          >
            <span>{t.quoted(text)}</span>
            <span className="text-muted text-sm sm:ml-auto">{shows}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function NextStep({ tasks }: { tasks: readonly Task[] }) {
  const hasTimed = useHasRows('focus_sessions');
  const isTimerOn = useIsTimerOn();
  if (tasks.every(({ status }) => status !== 'completed')) return <Words>{t.pressATasksTitleTo}</Words>;
  if (!hasTimed && !isTimerOn)
    return (
      <Words>
        <RichText
          text={t.tryFocus}
          tags={{
            link: (words) => (
              <Link href="/focus" className="link">
                {words}
              </Link>
            ),
          }}
        />
      </Words>
    );
  return (
    <Words>
      <span className="pointer-coarse:hidden">
        <RichText
          text={t.tryShortcuts}
          tags={{ key: (words) => <kbd className="font-sans font-medium">{words}</kbd> }}
        />
      </span>
      <span className="pointer-fine:hidden">{t.addTasksFromAnyPage}</span>
    </Words>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-pretty pr-4 pb-3">
    {children}
  </p>
);

/** Counts captures by their tasks; a task of no capture counts as one. */
function countCaptures(tasks: readonly Task[]): number {
  const captures = new Set<string>();
  for (const { id, capture_id } of tasks) {
    captures.add(capture_id ?? id);
    if (captures.size === enoughCaptures) break;
  }
  return captures.size;
}
