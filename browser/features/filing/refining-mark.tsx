import Sparkles from 'lucide-react/icons/sparkles';
import { useIsRefining } from '#browser/model/refinements/refinement-queries.ts';
import type { Task } from '#contract/tasks.ts';

/** Shows quietly that a language model is being asked about the task. */
export function RefiningMark({ task }: { task: Task }) {
  if (!useIsRefining(task.capture_id)) return null;
  return (
    <span className="inline-flex animate-pulse items-center gap-1 motion-reduce:animate-none">
      <Sparkles aria-hidden className="size-3.5 shrink-0" />
      Refining…
    </span>
  );
}
