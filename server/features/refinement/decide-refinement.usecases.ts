import type { QuestionAnswer, Refinement } from '#contract/refinements.ts';
import type { Edit, InTransaction } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { updateTasks } from '../tasks/tasks.usecases.ts';
import { refinementNotFound } from './refinement.errors.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

interface Decision {
  inTransaction: InTransaction<{ tasks: TasksRepository; refinements: RefinementsRepository }>;
  user: SignedInUser;
  /** The capture's. */
  id: string;
}

/** Leaves the tasks as they are, whatever the model would rather have. Idempotent. */
export async function dismissProposal({ inTransaction, user, id }: Decision): Promise<Refinement> {
  return inTransaction(user.id, async ({ refinements }) => {
    const refinement = await getRefinement(refinements, user.id, id);
    if (refinement.proposal === null) return refinement;
    await refinements.change(user.id, id, { proposal: null });
    return getRefinement(refinements, user.id, id);
  });
}

/** Gives the task the date that answers a question, and removes the question. Idempotent. */
export async function answerQuestion({
  inTransaction,
  user,
  id,
  taskId,
  answer,
  edit,
}: Decision & { taskId: string; answer: QuestionAnswer; edit: Edit }): Promise<Refinement> {
  return inTransaction(user.id, async ({ refinements, tasks }) => {
    const { questions, ...refinement } = await getRefinement(refinements, user.id, id);
    if (!questions.some(({ task_id }) => task_id === taskId)) return { ...refinement, questions };
    await updateTasks({ tasks, user, edit, input: { tasks: [{ id: taskId, ...answer }] } });
    const open = questions.filter(({ task_id }) => task_id !== taskId);
    await refinements.change(user.id, id, { questions: open });
    return getRefinement(refinements, user.id, id);
  });
}

/** Throws `refinements.not_found`. */
export async function getRefinement(
  refinements: RefinementsRepository,
  userId: string,
  id: string,
): Promise<Refinement> {
  const refinement = await refinements.find(userId, id);
  if (!refinement) throw refinementNotFound();
  return refinement;
}
