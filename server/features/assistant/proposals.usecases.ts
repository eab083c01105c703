import {
  type AcceptProposal,
  type Change,
  type Proposal,
  proposalInputSchemas,
} from '#contract/assistant-proposals.ts';
import type { InTransaction } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import type { UndoRepositories } from '../activity/activity.usecases.ts';
import { proposalDecided, proposalNotFound } from './assistant.errors.ts';
import { makeChange } from './changes/make-change.ts';
import type { ConversationsRepository } from './conversations.repository.ts';

interface Decision {
  inTransaction: InTransaction<UndoRepositories & { conversations: ConversationsRepository }>;
  user: SignedInUser;
  id: string;
}

/**
 * Makes the proposed change, or the user's edited version of it, in one transaction, with the proposal's id as change id.
 * Idempotent. Throws if the proposal was refused, or refers to things that are gone.
 */
export async function acceptProposal({
  inTransaction,
  user,
  id,
  input: { input: edited },
  now,
}: Decision & { input: AcceptProposal; now: Date }): Promise<{
  proposal: Proposal;
  changed: { revision: number }[];
}> {
  return inTransaction(user.id, async ({ conversations, ...repositories }) => {
    const proposal = await conversations.findProposal(user.id, id);
    if (!proposal) throw proposalNotFound();
    if (proposal.status === 'refused') throw proposalDecided('refused');
    if (proposal.status === 'accepted') return { proposal, changed: [] };
    const input = proposalInputSchemas[proposal.tool].safeParse(edited ?? proposal.input);
    if (!input.success)
      throw invalidInput(
        input.error.issues.map(({ path, message }) => ({ field: ['input', ...path].join('.'), message })),
      );
    const edit = { changeId: id, editedAt: now, now };
    const change = { tool: proposal.tool, input: input.data } as Change;
    const changed = await makeChange({ ...repositories, user, edit }, change);
    const accepted = { ...proposal, status: 'accepted', input: input.data } as Proposal;
    await conversations.decideProposal(user.id, accepted);
    return { proposal: accepted, changed };
  });
}

/** Refuses a proposal. Idempotent. Throws if it was accepted. */
export async function refuseProposal({
  inTransaction,
  user,
  id,
}: Omit<Decision, 'inTransaction'> & {
  inTransaction: InTransaction<{ conversations: ConversationsRepository }>;
}): Promise<Proposal> {
  return inTransaction(user.id, async ({ conversations }) => {
    const proposal = await conversations.findProposal(user.id, id);
    if (!proposal) throw proposalNotFound();
    if (proposal.status === 'accepted') throw proposalDecided('accepted');
    const refused: Proposal = { ...proposal, status: 'refused' };
    if (proposal.status === 'open') await conversations.decideProposal(user.id, refused);
    return refused;
  });
}
