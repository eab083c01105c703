import type { ProposalInput, ProposalTool } from '#contract/assistant-proposals.ts';
import type { Edit } from '../../../db/revision.ts';
import type { SignedInUser } from '../../../http/env.ts';
import type { UndoRepositories } from '../../activity/activity.usecases.ts';

/** What a change is made with, in one transaction and under one change id. */
export interface ChangeContext extends UndoRepositories {
  user: SignedInUser;
  edit: Edit;
}

/** Makes a change and returns the changed rows. Throws AppError, after which the transaction must be rolled back. */
export type MakeChange<Tool extends ProposalTool> = (
  context: ChangeContext,
  input: ProposalInput<Tool>,
) => Promise<{ revision: number }[]>;
