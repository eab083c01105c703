import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { sayWithUndo } from '#browser/features/activity/undo-toast.tsx';
import { type ThemeLook, useThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { Chip } from '#browser/ui/chip.tsx';
import { refocus } from '#browser/ui/refocus.ts';
import type { Task } from '#contract/tasks.ts';
import { alsoThoughtOf, MoveChip } from './move-chip.tsx';
import { updateTask } from './task-mutations.ts';

/** Below this the theme is called unsure, and its alternatives are offered. */
export const sureFrom = 0.6;

/**
 * Asks where a task belongs of which the intake was unsure: where it is, or in one of the two themes it also thought of.
 * Either is the person's own choice from then on.
 */
export function ThemeQuestion({ task }: { task: Task }) {
  const { llm_confidence, theme_id } = task;
  const sure = llm_confidence === null || (theme_id !== null && llm_confidence >= sureFrom);
  return sure ? null : <Question task={task} />;
}

function Question({ task }: { task: Task }) {
  const store = useStore();
  const looks = useThemeLooks();
  const element = useRef<HTMLDivElement>(null);
  const here = looks.of(task.theme_id);
  const others = alsoThoughtOf(task, looks).slice(0, 2);
  if (others.length === 0) return null;
  const answer = (look: ThemeLook) => {
    const beside = element.current?.parentElement;
    const said = `${look === here ? 'Kept in' : 'Moved to'} ${look.name}`;
    void sayWithUndo(store, said, updateTask(store, task, { theme_id: look.id }), 'Failed to update task');
    refocus(
      () => beside?.closest<HTMLElement>('[data-focus]') ?? beside?.querySelector<HTMLElement>('a, input'),
    );
  };
  return (
    <div ref={element} className="mt-1 flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-muted max-sm:sr-only @max-[18rem]:sr-only">Is it</span>
      <Chip icon={<Check className="size-3.5 shrink-0 text-muted" />} onPress={() => answer(here)}>
        <span className="sr-only">Keep in </span>
        <span className="truncate">{here.name}</span>
      </Chip>
      {others.map((look) => (
        <MoveChip key={look.id} look={look} onChoose={answer} />
      ))}
    </div>
  );
}

/** How sure the intake was of the theme. */
export function Sureness({ task: { llm_confidence } }: { task: Task }) {
  if (llm_confidence === null) return null;
  return (
    <span title="How sure Heddle is of the theme" className="tabular-nums">
      <span className="sr-only">Theme confidence </span>
      {Math.round(llm_confidence * 100)}%
    </span>
  );
}
