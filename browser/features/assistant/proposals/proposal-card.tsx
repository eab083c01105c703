import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { t } from '#browser/i18n/assistant.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import { ChangedTasks } from './changed-tasks.tsx';
import { ListedTasks } from './listed-tasks.tsx';
import { NamedPlaces } from './named-places.tsx';
import { PlannedThread } from './planned-thread.tsx';
import { changedIds, describeProposal, listUndone, problemOf } from './proposal-words.ts';
import { ProposedTasks } from './proposed-tasks.tsx';

/** Shows a change that the assistant proposes, for the user to edit, accept or refuse. */
export function ProposalCard({
  proposal,
  busy,
  onChange,
  onAccept,
  onRefuse,
  onUndo,
}: {
  proposal: Proposal;
  busy: boolean;
  onChange: (proposal: Proposal) => void;
  onAccept: () => void;
  onRefuse: () => void;
  onUndo: () => void;
}) {
  const id = useId();
  const { replica } = useStore();
  const isOpen = proposal.status === 'open';
  const problem = isOpen ? problemOf(proposal) : undefined;
  const words = describeProposal(
    proposal,
    (taskId) => replica.tasks.get(taskId)?.title,
    proposal.status === 'accepted' ? 'done' : 'proposed',
  );
  if (proposal.status === 'refused')
    return (
      <p className="flex items-center gap-2 px-1 py-1.5 text-muted text-sm">
        <X className="size-4 shrink-0" />
        <span className="wrap-anywhere">{t.refused(words)}</span>
      </p>
    );
  return (
    <section
      aria-labelledby={id}
      className="appear overflow-hidden rounded-md border border-hairline bg-surface"
    >
      <header className="flex min-h-11 items-center gap-2 border-hairline border-b bg-raised/60 py-1 pr-1.5 pl-4">
        {!isOpen && <Check className="size-4 shrink-0 text-success" />}
        <h3 id={id} className="min-w-0 grow font-medium wrap-anywhere">
          {words}
        </h3>
        {!isOpen && (
          <Button look="quiet" size="compact" busy={busy} onClick={onUndo}>
            {t.undo}
          </Button>
        )}
      </header>
      <div className="px-4 py-2">
        {isOpen ? <OpenBody proposal={proposal} onChange={onChange} /> : <Result proposal={proposal} />}
      </div>
      {isOpen && (
        <footer className="flex flex-wrap items-center gap-2 px-4 pb-3">
          <Button
            look="primary"
            size="compact"
            busy={busy}
            disabled={problem !== undefined}
            onClick={onAccept}
          >
            {t.accept}
          </Button>
          <Button size="compact" disabled={busy} onClick={onRefuse}>
            {t.refuse}
          </Button>
          <p role="status" className="text-danger text-sm empty:hidden">
            {problem}
          </p>
        </footer>
      )}
    </section>
  );
}

function OpenBody({ proposal, onChange }: { proposal: Proposal; onChange: (proposal: Proposal) => void }) {
  switch (proposal.tool) {
    case 'create_tasks':
      return (
        <ProposedTasks
          tasks={proposal.input.tasks}
          onChange={(tasks) => onChange({ ...proposal, input: { tasks } })}
        />
      );
    case 'change_tasks':
      return (
        <ChangedTasks
          tasks={proposal.input.tasks}
          onChange={(tasks) => onChange({ ...proposal, input: { tasks } })}
        />
      );
    case 'complete_tasks':
    case 'delete_tasks':
      return (
        <ListedTasks ids={proposal.input.ids} onChange={(ids) => onChange({ ...proposal, input: { ids } })} />
      );
    case 'plan_thread':
      return <PlannedThread plan={proposal.input} onChange={(input) => onChange({ ...proposal, input })} />;
    case 'change_places':
      return (
        <NamedPlaces
          places={proposal.input.places}
          onChange={(places) => onChange({ ...proposal, input: { places } })}
        />
      );
    case 'undo_change':
      return <p className="py-2.5 wrap-anywhere">{listUndone(proposal.input)}</p>;
    default:
      return proposal satisfies never;
  }
}

/** Shows what an accepted proposal made or changed. */
function Result({ proposal }: { proposal: Proposal }) {
  if (proposal.tool === 'change_places') return <NamedPlaces places={proposal.input.places} />;
  if (proposal.tool === 'undo_change')
    return <p className="py-2.5 wrap-anywhere">{listUndone(proposal.input)}</p>;
  return <ListedTasks ids={resultIds(proposal)} />;
}

/** Returns the ids of the tasks that an accepted proposal created or changed, without the steps of a plan. */
function resultIds(proposal: Proposal): readonly string[] {
  if (proposal.tool === 'create_tasks')
    return proposal.input.tasks.map((_, position) => deriveTaskId(proposal.id, position));
  if (proposal.tool !== 'plan_thread') return changedIds(proposal);
  let position = 0;
  return proposal.input.tasks.map(({ steps = [] }) => {
    const id = deriveTaskId(proposal.id, position);
    position += 1 + steps.length;
    return id;
  });
}
