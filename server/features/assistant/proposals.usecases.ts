import type { AcceptProposal, Proposal } from '#contract/assistant-proposals.ts';
import type { InTransaction } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import { invalidInput } from '../../http/errors.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import type { ThreadsRepository } from '../threads/threads.repository.ts';
import { proposalDecided, proposalNotFound } from './assistant.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import { changeTools } from './tools/registry.ts';
import type { ChangeTool } from './tools/tool.ts';

interface Decision {
  inTransaction: InTransaction<{
    conversations: ConversationsRepository;
    tasks: TasksRepository;
    threads: ThreadsRepository;
  }>;
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
    const tool: ChangeTool = changeTools[proposal.tool];
    const input = tool.input.safeParse(edited ?? proposal.input);
    if (!input.success)
      throw invalidInput(
        input.error.issues.map(({ path, message }) => ({ field: ['input', ...path].join('.'), message })),
      );
    const edit = { changeId: id, editedAt: now, now };
    const changed = await tool.run({ ...repositories, user, edit }, input.data);
    const accepted = { ...proposal, status: 'accepted', input: input.data } as Proposal;
    await conversations.decideProposal(user.id, accepted);
    return { proposal: accepted, changed };
  });
}

/** Refuses a proposal. Idempotent. Throws if it was accepted. */
export async function refuseProposal({ inTransaction, user, id }: Decision): Promise<Proposal> {
  return inTransaction(user.id, async ({ conversations }) => {
    const proposal = await conversations.findProposal(user.id, id);
    if (!proposal) throw proposalNotFound();
    if (proposal.status === 'accepted') throw proposalDecided('accepted');
    const refused: Proposal = { ...proposal, status: 'refused' };
    if (proposal.status === 'open') await conversations.decideProposal(user.id, refused);
    return refused;
  });
}
