import { useRefinement } from '#browser/model/refinements/refinement-queries.ts';
import type { Task } from '#contract/tasks.ts';
import { RefinementStory } from './refinement-story.tsx';

/** Tells in the details of a task what a language model made of its capture; nothing if none was asked. */
export default function TaskReading({ task, captureId }: { task: Task; captureId: string }) {
  const refinement = useRefinement(captureId);
  if (!refinement) return null;
  return (
    <div className="mt-5 border-hairline border-t pt-4 *:mt-0">
      <RefinementStory refinement={refinement} task={task} />
    </div>
  );
}
