import { useRef } from 'react';
import { moveTask } from '#browser/model/tasks/move-mutations.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { Task } from '#contract/tasks.ts';
import { isThemeUnsure } from '#domain/user-filings.ts';
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
      <span className="text-muted">Is it … ?</span>
      <KeepChip look={here} onChoose={answer} />
      {others.map((look) => (
        <MoveChip key={look.id} look={look} onChoose={answer} />
      ))}
    </div>
  );
}

/** Shows the intake's confidence in the theme. */
export function Confidence({ task: { llm_confidence } }: { task: Task }) {
  if (llm_confidence === null) return null;
  return (
    <span title="How sure Heddle is of the theme" className="tabular-nums">
      <span className="sr-only">Theme confidence </span>
      {Math.round(llm_confidence * 100)}%
    </span>
  );
}
