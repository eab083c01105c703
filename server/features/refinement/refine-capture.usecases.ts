import type { Logger } from 'pino';
import type { ReadingProposal, Refinement } from '#contract/refinements.ts';
import type { Task } from '#contract/tasks.ts';
import type { Thread } from '#contract/threads.ts';
import {
  refinementFirstChunkTimeoutMs,
  refinementRetryDelaysMs,
  refinementTimeoutMs,
} from '../../config/limits.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { InTransaction } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import { createFailure, failureKinds, type ModelFailure } from '../language-models/failures.errors.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import { applyRefinement } from './apply-refinement.ts';
import { askForReading, prepareText } from './ask-for-reading.ts';
import { readReasoning } from './check-answer.ts';
import type { ReadingTask } from './make-reading.ts';
import { planReading } from './plan-reading.ts';
import type { RefinementsRepository } from './refinements.repository.ts';

export interface RefinementTransaction {
  tasks: TasksRepository;
  threads: NamedRowRepository<Thread>;
  refinements: RefinementsRepository;
}

export interface RefineDependencies {
  refinements: RefinementsRepository;
  inTransaction: InTransaction<RefinementTransaction>;
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
  askForObject: AskForObject;
  jobs: Pick<JobQueue, 'enqueue'>;
}

interface Run extends RefineDependencies {
  userId: string;
  captureId: string;
  clock: () => Date;
  log: Logger;
  /** Aborted when the server stops; the job then runs again. */
  signal: AbortSignal;
}

/**
 * Asks the user's model about a capture and makes its tasks those of the answer, or stores the answer as a proposal. Does nothing if the
 * capture is refined already. Transient failures are retried later; after a permanent one the tasks stay as the intake made them.
 */
export async function refineCapture(run: Run): Promise<void> {
  const { refinements, askForObject, intake, userId, captureId, clock, signal } = run;
  const [refinement, capture] = await Promise.all([
    refinements.find(userId, captureId),
    refinements.findCapture(userId, captureId),
  ]);
  if (refinement?.status !== 'waiting' || !capture) return;
  if (!(await refinements.listTasks(userId, captureId)).some(isOpen)) return finish(run, { status: 'done' });
  const { text: said, captured_at: capturedAt, timeZone } = capture;
  const now = toWallTime(new Date(capturedAt), timeZone);
  const text = await prepareText({ intake, userId, text: said, now, locale: refinement.locale });
  const answer = await askForReading({
    askForObject,
    userId,
    text,
    timeoutMs: refinementTimeoutMs,
    firstChunkTimeoutMs: refinementFirstChunkTimeoutMs,
    signal,
  });
  signal.throwIfAborted();
  if (!answer.ok) return retryOrFail(run, refinement, answer);
  const { value: answered, provider, model, usage, latencyMs } = answer;
  const call = {
    provider,
    model,
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    latency_ms: latencyMs,
    attempts: refinement.attempts + 1,
  };
  const applied = await run.inTransaction(userId, async (repositories) => {
    const current = await repositories.refinements.find(userId, captureId);
    if (current?.status !== 'waiting') return true;
    const planned = await planReading({ ...repositories, userId, captureId, capturedAt, text, answered });
    if (!planned) return false;
    const { plan, objection, reading } = planned;
    // Dated to the capture, so that any later edit by the user, on any device, wins.
    const edit = { changeId: createId(), editedAt: new Date(capturedAt), now: clock() };
    const hasChanged =
      objection === null && (await applyRefinement({ ...repositories, userId, plan, edit, timeZone }));
    await repositories.refinements.change(userId, captureId, {
      ...call,
      status: 'done',
      change_id: hasChanged ? edit.changeId : null,
      reasoning: readReasoning(answered.answer.reasoning ?? ''),
      proposal: objection && { ...propose(objection, reading), reading: answered },
      questions: objection === null ? plan.questions : [],
      failure: null,
      finished_at: edit.now.toISOString(),
    });
    return true;
  });
  if (!applied) await finish(run, { ...call, status: 'failed', failure: unfitting });
}

const isOpen = ({ deleted_at, status }: Task) => deleted_at === null && status !== 'completed';

const propose = (reason: ReadingProposal['reason'], reading: readonly ReadingTask[]): ReadingProposal => ({
  reason,
  tasks: reading.map(({ title, values, place }) => ({
    title,
    due_date: values.dueDate,
    theme_id: place?.theme_id ?? null,
  })),
});

const unfitting = createFailure('unusable_answer.capture');

async function retryOrFail(
  run: Run,
  { attempts, requested_at }: Refinement,
  { failure, retryAfterMs = 0 }: { failure: ModelFailure; retryAfterMs?: number | undefined },
): Promise<void> {
  const { refinements, jobs, userId, captureId, clock } = run;
  const current = await refinements.find(userId, captureId);
  // The user did not wait for this attempt and had the model asked again.
  if (current?.status !== 'waiting' || current.requested_at !== requested_at) return;
  const delayMs = failureKinds[failure.code].isTransient ? refinementRetryDelaysMs[attempts] : undefined;
  if (delayMs === undefined) return finish(run, { status: 'failed', attempts: attempts + 1, failure });
  const startAfter = new Date(clock().getTime() + Math.max(delayMs, retryAfterMs));
  await jobs.enqueue('refine-capture', { userId, captureId }, { startAfter });
  await refinements.change(userId, captureId, { attempts: attempts + 1, failure });
}

const finish = (
  { refinements, userId, captureId, clock }: Run,
  change: Partial<Omit<Refinement, 'proposal'>>,
) => refinements.change(userId, captureId, { ...change, finished_at: clock().toISOString() });
