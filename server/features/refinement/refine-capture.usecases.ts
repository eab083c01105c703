import type { Logger } from 'pino';
import type { LlmFailure } from '#contract/language-models.ts';
import type { Refinement } from '#contract/refinements.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import {
  llmTotalTimeoutMs,
  refinementFirstChunkTimeoutMs,
  refinementRetryDelaysMs,
} from '../../config/limits.ts';
import type { InTransaction } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { Intake } from '../capture/capture.usecases.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import type { ThreadsRepository } from '../threads/threads.repository.ts';
import { applyRefinement } from './apply-refinement.ts';
import { readReasoning } from './check-answer.ts';
import { createModelContext, type ModelContext } from './model-context.ts';
import { type IntakeTask, type PlannedRefinement, planRefinement } from './plan-refinement.ts';
import { type RefineAnswer, refineAnswerSchema } from './refine-answer.ts';
import { refineInstructions, writeRefinePrompt } from './refine-prompt.ts';
import type { RefinedCapture, RefinementsRepository } from './refinements.repository.ts';

interface RefinementTransaction {
  tasks: TasksRepository;
  threads: ThreadsRepository;
  refinements: RefinementsRepository;
}

export interface RefineDependencies {
  refinements: RefinementsRepository;
  inTransaction: InTransaction<RefinementTransaction>;
  intake: Pick<Intake, 'understand' | 'readVocabulary'>;
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
 * Asks the user's model about a capture and applies what it may change. Does nothing if the capture is refined already. Transient
 * failures are retried later; after a permanent one the tasks stay as the intake made them.
 */
export async function refineCapture(run: Run): Promise<void> {
  const { refinements, askForObject, userId, captureId, clock, signal } = run;
  const [refinement, capture] = await Promise.all([
    refinements.find(userId, captureId),
    refinements.findCapture(userId, captureId),
  ]);
  if (refinement?.status !== 'waiting' || !capture) return;
  const openTasks = (await refinements.listTasks(userId, captureId)).filter(isOpen);
  if (openTasks.length === 0) return finish(run, { status: 'done' });
  const { vocabulary, themeRows } = await run.intake.readVocabulary(userId);
  const context = await createModelContext(
    vocabulary,
    openTasks.map(({ title }) => title),
  );
  const nameOf = new Map(themeRows.map(({ id, name }) => [id, name]));
  const today = toWallTime(new Date(capture.captured_at), capture.timeZone);
  const answer = await askForObject({
    userId,
    purpose: 'refine',
    instructions: refineInstructions,
    prompt: writeRefinePrompt({
      text: capture.text,
      tasks: openTasks,
      today,
      themeOf: (id) => nameOf.get(id ?? '') ?? 'Inbox',
      context,
    }),
    schema: refineAnswerSchema,
    timeoutMs: llmTotalTimeoutMs,
    firstChunkTimeoutMs: refinementFirstChunkTimeoutMs,
    signal,
  });
  signal.throwIfAborted();
  if (!answer.ok) return retryOrFail(run, refinement, answer);
  const { value, provider, model, usage, latencyMs } = answer;
  const call = {
    provider,
    model,
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    latency_ms: latencyMs,
  };
  const isDateGiven = await findGivenDates(run, capture, today);
  const applied = await run.inTransaction(userId, async (repositories) => {
    const current = await repositories.refinements.find(userId, captureId);
    if (current?.status !== 'waiting') return true;
    const plan = await planUnderLock({
      ...run,
      ...repositories,
      capture,
      openTasks,
      value,
      context,
      themeRows,
      today,
      isDateGiven,
    });
    if (!plan) return false;
    const now = clock();
    // Dated to the capture, so that any later edit by the user, on any device, wins.
    const edit = { changeId: createId(), editedAt: new Date(capture.captured_at), now };
    const hasChanged = await applyRefinement({
      ...repositories,
      userId,
      plan,
      edit,
      timeZone: capture.timeZone,
    });
    await repositories.refinements.change(userId, captureId, {
      ...call,
      status: 'done',
      change_id: hasChanged ? edit.changeId : null,
      reasoning: readReasoning(value.reasoning),
      attempts: refinement.attempts + 1,
      failure: null,
      finished_at: now.toISOString(),
    });
    return true;
  });
  if (!applied)
    await finish(run, { ...call, status: 'failed', attempts: refinement.attempts + 1, failure: unfitting });
}

const isOpen = ({ deleted_at, status }: Task) => deleted_at === null && status !== 'completed';

const unfitting: LlmFailure = {
  code: 'unusable_answer',
  message: 'The model’s answer did not fit what you wrote.',
  advice: 'Your tasks stay as they were. If this happens often, choose a larger model in Admin.',
};

/** Failures worth retrying later. */
const transientCodes = new Set([
  'rate_limit',
  'provider_down',
  'timeout',
  'unreachable',
  'dropped',
  'busy',
  'paused',
]);

async function retryOrFail(
  run: Run,
  { attempts }: Refinement,
  { failure, retryAfterMs = 0 }: { failure: LlmFailure; retryAfterMs?: number | undefined },
): Promise<void> {
  const { refinements, jobs, userId, captureId, clock } = run;
  const delayMs = transientCodes.has(failure.code) ? refinementRetryDelaysMs[attempts] : undefined;
  if (delayMs === undefined) return finish(run, { status: 'failed', attempts: attempts + 1, failure });
  const startAfter = new Date(clock().getTime() + Math.max(delayMs, retryAfterMs));
  await jobs.enqueue('refine-capture', { userId, captureId }, { startAfter });
  await refinements.change(userId, captureId, { attempts: attempts + 1, failure });
}

const finish = (
  { refinements, userId, captureId, clock }: Run,
  change: Partial<Omit<Refinement, 'proposal'>>,
) => refinements.change(userId, captureId, { ...change, finished_at: clock().toISOString() });

/** Understands the text again and returns, for each of its tasks, whether it gives a date; undefined if that takes too long. */
async function findGivenDates({ intake, userId }: Run, { text }: RefinedCapture, today: string) {
  const { vocabulary } = await intake.readVocabulary(userId);
  const [understood] = await intake.understand([text], { now: today, locale: 'en', vocabulary });
  return understood?.map(({ dueDate }) => dueDate !== null);
}

interface PlanContext extends RefinementTransaction {
  userId: string;
  captureId: string;
  capture: RefinedCapture;
  /** The tasks as they were in the prompt. */
  openTasks: readonly Task[];
  value: RefineAnswer;
  context: ModelContext;
  themeRows: readonly Theme[];
  today: string;
  /** See `findGivenDates`. */
  isDateGiven: boolean[] | undefined;
}

/** Plans the refinement from the tasks as they are now, inside the transaction that changes them. */
async function planUnderLock({
  userId,
  captureId,
  refinements,
  threads,
  capture,
  openTasks,
  value,
  context,
  themeRows,
  today,
  isDateGiven,
}: PlanContext): Promise<PlannedRefinement | null> {
  const all = await refinements.listTasks(userId, captureId);
  const ids = openTasks.map(({ id }) => id);
  const [touched, parents, threadRows] = await Promise.all([
    refinements.listTouchedFields(userId, ids),
    refinements.listParents(userId, ids),
    threads.list(userId),
  ]);
  const byId = new Map(all.map((task) => [task.id, task]));
  let nextPosition = 0;
  while (byId.has(deriveTaskId(captureId, nextPosition))) nextPosition++;
  const tasks = openTasks.map((before): IntakeTask => {
    const task = byId.get(before.id) ?? before;
    const position = all.indexOf(task);
    return {
      task,
      touched: touched.get(task.id) ?? new Set(),
      isDateGiven: isDateGiven?.[position] ?? false,
      hasSubtasks: parents.has(task.id),
    };
  });
  return planRefinement({
    captureId,
    text: capture.text,
    capturedAt: capture.captured_at,
    tasks,
    nextPosition,
    maySplit: isDateGiven?.length === nextPosition,
    answer: value,
    places: {
      themeIds: new Map(themeRows.map(({ id, name }) => [name.toLowerCase(), id])),
      threadIds: context.threadIds,
      projectIds: context.projectIds,
      threads: new Map(
        threadRows.filter(({ closed_at }) => closed_at === null).map((thread) => [thread.id, thread]),
      ),
    },
    today: today.slice(0, 10),
  });
}
