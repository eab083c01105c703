import { z } from 'zod';
import type { Refinement } from '#contract/refinements.ts';
import type { Edit, InTransaction } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import { applyRefinement } from './apply-refinement.ts';
import { prepareText } from './ask-for-reading.ts';
import { getRefinement } from './decide-refinement.usecases.ts';
import { planReading } from './plan-reading.ts';
import { readingAnswerSchema } from './reading-answer.ts';
import type { RefinementTransaction } from './refine-capture.usecases.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

const idsSchema = z.record(z.string(), z.string());
/** An answer as it is stored with a proposal. */
const storedReadingSchema = z.object({
  answer: readingAnswerSchema,
  threadIds: idsSchema,
  projectIds: idsSchema,
});

/**
 * Makes the tasks those that the model would rather have, as one change, except where the user has changed them. Idempotent. Throws
 * `refinements.not_found`.
 */
export async function acceptProposal({
  refinements,
  inTransaction,
  intake,
  user,
  id,
  edit,
}: {
  refinements: RefinementsRepository;
  inTransaction: InTransaction<RefinementTransaction>;
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
  user: SignedInUser;
  /** The capture's. */
  id: string;
  edit: Edit;
}): Promise<Refinement> {
  const { locale } = await getRefinement(refinements, user.id, id);
  const capture = await refinements.findCapture(user.id, id);
  const now = capture && toWallTime(new Date(capture.captured_at), capture.timeZone);
  const text =
    capture && now && (await prepareText({ intake, userId: user.id, text: capture.text, now, locale }));
  return inTransaction(user.id, async (repositories) => {
    const stored = await repositories.refinements.findProposedReading(user.id, id);
    if (!stored) return getRefinement(repositories.refinements, user.id, id);
    const { data: answered } = storedReadingSchema.safeParse(stored);
    const planned =
      answered && text
        ? await planReading({
            ...repositories,
            userId: user.id,
            captureId: id,
            capturedAt: capture.captured_at,
            text,
            answered,
          })
        : null;
    const hasChanged =
      planned !== null &&
      (await applyRefinement({
        ...repositories,
        userId: user.id,
        plan: planned.plan,
        edit,
        timeZone: user.timeZone,
      }));
    await repositories.refinements.change(user.id, id, {
      proposal: null,
      ...(hasChanged && { change_id: edit.changeId, questions: planned.plan.questions }),
    });
    return getRefinement(repositories.refinements, user.id, id);
  });
}
