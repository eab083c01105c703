import Sparkles from 'lucide-react/icons/sparkles';
import { Suspense } from 'react';
import { t } from '#browser/i18n/filing.ts';
import { useReadingState } from '#browser/model/refinements/reading-states.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import type { Task } from '#contract/tasks.ts';

/** Shows quietly that a language model is reading what the task comes from. */
export function ReadingMark({ task }: { task: Task }) {
  if (useReadingState(task.capture_id)?.phase !== 'reading') return null;
  return (
    <span className="inline-flex animate-pulse items-center gap-1 motion-reduce:animate-none">
      <Sparkles aria-hidden className="size-3.5 shrink-0" />
      {t.reading}
    </span>
  );
}

const Note = loadablePart(() => import('./reading-note.tsx'));

/** Shows below a task what a language model made of it, why it could not, and what it asks. */
export function ReadingNote({ task }: { task: Task }) {
  const state = useReadingState(task.capture_id);
  if (!state || state.phase === 'reading') return null;
  return (
    <Suspense>
      <Note task={task} state={state} />
    </Suspense>
  );
}
