import { useState } from 'react';
import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/assistant.ts';
import {
  acceptProposals,
  type Decided,
  refuseProposals,
  undoProposals,
} from '#browser/model/assistant/proposal-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { ProposalCard } from './proposal-card.tsx';
import { describeProposal, problemOf } from './proposal-words.ts';

/** Shows the proposals of an answer, to be decided one by one or all at once. */
export function ProposalList({
  proposals,
  onDecided,
}: {
  proposals: readonly Proposal[];
  onDecided: (proposal: Proposal) => void;
}) {
  const store = useStore();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Proposal>>(new Map());
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const shown = proposals.map((one) => (one.status === 'open' ? (drafts.get(one.id) ?? one) : one));
  const open = shown.filter(({ status }) => status === 'open');

  const settle = async (deciding: readonly Proposal[], decide: () => Promise<Decided>) => {
    setBusyIds(deciding.map(({ id }) => id));
    const { proposals: decided, error } = await decide();
    setBusyIds([]);
    for (const proposal of decided) onDecided(proposal);
    if (error) toast({ text: reasonOf(error), tone: 'problem' });
    return decided;
  };

  const undo = (ids: readonly string[]) =>
    toastOnError(
      undoProposals(store, ids).then((isUndone) =>
        toast({ text: isUndone ? t.undone : t.thereIsNothingLeftTo }),
      ),
      t.theChangeCouldNotBe,
    );

  const accept = async (accepting: readonly Proposal[]) => {
    const accepted = await settle(accepting, () => acceptProposals(store, accepting));
    const [first, second] = accepted;
    if (!first) return;
    toast({
      text: second
        ? t.changesMade(accepted.length)
        : describeProposal(first, (id) => store.replica.tasks.get(id)?.title, 'done'),
      action: { label: t.undo, onPress: () => undo(accepted.map(({ id }) => id)) },
    });
  };

  const refuse = (refusing: readonly Proposal[]) => settle(refusing, () => refuseProposals(refusing));

  return (
    <div className="flex flex-col gap-3">
      {shown.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          busy={busyIds.includes(proposal.id)}
          onChange={(draft) => setDrafts(new Map(drafts).set(draft.id, draft))}
          onAccept={() => accept([proposal])}
          onRefuse={() => refuse([proposal])}
          onUndo={() => undo([proposal.id])}
        />
      ))}
      {open.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            size="compact"
            busy={busyIds.length > 1}
            disabled={open.some((proposal) => problemOf(proposal) !== undefined)}
            onClick={() => accept(open)}
          >
            {t.acceptAll(open.length)}
          </Button>
          <Button size="compact" disabled={busyIds.length > 0} onClick={() => refuse(open)}>
            {t.refuseAll}
          </Button>
        </div>
      )}
    </div>
  );
}

const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.message !== '' ? error.message : t.theServerCannotBeReachedSo;
