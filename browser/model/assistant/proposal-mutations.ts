import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { waitForChange } from '#browser/model/undo/wait-for-change.ts';
import type { Store } from '#browser/store/store.ts';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { acceptProposal, refuseProposal } from './assistant-calls.ts';

export interface Decided {
  proposals: Proposal[];
  /** Why the next proposal could not be decided; null if all were. */
  error: unknown;
}

/**
 * Accepts proposals, as edited by the user, as one step of the undo history. Resolves when the changes have been synced to this
 * device.
 */
export async function acceptProposals(store: Store, proposals: readonly Proposal[]): Promise<Decided> {
  const decided = await decideEach(proposals, ({ id, input }) => acceptProposal(id, input));
  await Promise.all(decided.proposals.map(({ id }) => waitForChange(store, id)));
  const [first] = decided.proposals;
  for (const { id } of decided.proposals) store.undoHistory.recordChange(id, first?.id);
  return decided;
}

export const refuseProposals = (proposals: readonly Proposal[]): Promise<Decided> =>
  decideEach(proposals, ({ id }) => refuseProposal(id));

/** Undoes what accepting proposals changed. Resolves with whether there was anything to undo. */
export async function undoProposals(store: Store, ids: readonly string[]): Promise<boolean> {
  let isUndone = false;
  for (const id of ids.toReversed()) isUndone = (await undoChange(store, id)) || isUndone;
  return isUndone;
}

async function decideEach(
  proposals: readonly Proposal[],
  decide: (proposal: Proposal) => Promise<Proposal>,
): Promise<Decided> {
  const decided: Proposal[] = [];
  for (const proposal of proposals) {
    try {
      decided.push(await decide(proposal));
    } catch (error) {
      return { proposals: decided, error };
    }
  }
  return { proposals: decided, error: null };
}
