import { useId } from 'react';
import type { RefinementWithChanges } from '#browser/model/refinements/refinement-queries.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Refinement } from '#contract/refinements.ts';

/** Tells what a language model made of the capture that a task comes from, or why it could not. */
export function RefinementStory({ refinement }: { refinement: RefinementWithChanges }) {
  const store = useStore();
  const id = useId();
  const { change_id, reasoning, failure, status } = refinement;
  const undo = async (changeId: string) => {
    const isUndone = await undoChange(store, changeId);
    toast({
      text: isUndone ? 'Undone. It is as you captured it.' : 'There is nothing left to undo',
    });
  };
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium text-sm">
        Your language model
      </h3>
      {reasoning && status === 'done' && (
        <blockquote dir="auto" className="mt-1 wrap-anywhere">
          “{reasoning}”
        </blockquote>
      )}
      {failure && (
        <p className="mt-1">
          {failure.message} {status === 'waiting' ? 'Heddle will ask again.' : failure.advice}
        </p>
      )}
      {status === 'waiting' && !failure && <p className="mt-1">It is being asked about this right now.</p>}
      {status === 'done' && !change_id && <p className="mt-1">It had nothing to change.</p>}
      <Facts refinement={refinement} />
      {change_id && (
        <Button
          className="mt-2"
          onClick={() => toastOnError(undo(change_id), 'The change could not be undone. Please try again.')}
        >
          Undo what it changed
        </Button>
      )}
    </section>
  );
}

function Facts({
  refinement: { model, latency_ms, input_tokens, output_tokens },
}: {
  refinement: Refinement;
}) {
  if (model === null) return null;
  const facts = [
    model,
    latency_ms !== null && `${(latency_ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`,
    input_tokens !== null && `${input_tokens.toLocaleString('en')} tokens read`,
    output_tokens !== null && `${output_tokens.toLocaleString('en')} written`,
  ];
  return (
    <p className="mt-1 text-muted text-sm tabular-nums wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
  );
}
