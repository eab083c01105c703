import { useRef } from 'react';
import { moveTask } from '#browser/model/tasks/move-mutations.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { Task } from '#contract/tasks.ts';
import { isThemeChosen, isThemeUnsure } from '#domain/user-filings.ts';
import { alternativeThemes, KeepChip, MoveChip } from './move-chip.tsx';

/** Ignores the second press of a double press, because another task has moved into that place. */
const doublePressMs = 300;
/** Time of the last answer for any task, from `performance.now()`. */
let answeredAt = Number.NEGATIVE_INFINITY;

/**
 * Asks where an open task belongs if the intake was unsure: in its current theme, or in one of the two best
 * alternatives. The answer counts as the user's own choice.
 */
export function ThemeQuestion({ task }: { task: Task }) {
  return isThemeUnsure(task) && task.status !== 'completed' ? <Question task={task} /> : null;
}

function Question({ task }: { task: Task }) {
  const store = useStore();
  const looks = useThemeLooks();
  const element = useRef<HTMLDivElement>(null);
  const here = looks.of(task.theme_id);
  const others = alternativeThemes(task, looks).slice(0, 2);
  if (others.length === 0) return null;
  const answer = (look: ThemeLook) => {
    const now = performance.now();
    if (now - answeredAt < doublePressMs) return;
    answeredAt = now;
    const around = element.current?.closest<HTMLElement>('[data-focus], article, li, [data-field]');
    void moveTask(store, task, { theme_id: look.id }, look.name);
    restoreFocus(() =>
      around?.matches('[data-focus]') ? around : around?.querySelector<HTMLElement>('a, [data-focus]'),
    );
  };
  return (
    <div ref={element} className="mt-1 flex flex-wrap items-center gap-1.5 text-sm in-data-choosing:hidden">
      <span className="text-muted" title={describeConfidence(task)}>
        Not sure. Which theme?
      </span>
      <KeepChip look={here} onChoose={answer} />
      {others.map((look) => (
        <MoveChip key={look.id} look={look} onChoose={answer} />
      ))}
    </div>
  );
}

/** Shows how sure Heddle is of a task's theme; nothing where it has none or the user chose it. */
export function Confidence({ task }: { task: Task }) {
  if (task.theme_id === null || task.llm_confidence === null) return null;
  return (
    <span title={describeConfidence(task)} className="tabular-nums">
      <span className="sr-only">Theme confidence </span>
      {toPercent(task.llm_confidence)}
    </span>
  );
}

/** Says the same in words, or that the user chose the theme. */
export function SureOfTheme({ task }: { task: Task }) {
  if (isThemeChosen(task)) return <p className="text-muted text-sm">You chose it</p>;
  if (task.theme_id === null || task.llm_confidence === null) return null;
  return <p className="text-muted text-sm">{describeConfidence(task)}</p>;
}

const toPercent = (share: number) => `${Math.round(share * 100)}%`;

const describeConfidence = ({ llm_confidence }: Task) =>
  llm_confidence === null ? undefined : `Theme chosen by Heddle, ${toPercent(llm_confidence)} sure`;
