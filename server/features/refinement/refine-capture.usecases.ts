import type { Logger } from 'pino';
import type { LlmFailure } from '#contract/language-models.ts';
import type { Refinement } from '#contract/refinements.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { newThread } from '#domain/new-thread.ts';
import {
  llmTotalTimeoutMs,
  refinementFirstChunkTimeoutMs,
  refinementRetryDelaysMs,
} from '../../config/limits.ts';
import type { Edit, InTransaction } from '../../db/revision.ts';
import { toWallTime } from '../../floating-date.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { Intake } from '../capture/capture.usecases.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { createTaskCascade } from '../tasks/tasks.usecases.ts';
import type { ThreadsRepository } from '../threads/threads.repository.ts';
import { readReasoning } from './check-answer.ts';
import type { NewThreadTitle } from './choose-place.ts';
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

export interface RefineCapture {
  refinements: RefinementsRepository;
  inTransaction: InTransaction<RefinementTransaction>;
  intake: Pick<Intake, 'understand' | 'readVocabulary'>;
  askForObject: AskForObject;
  jobs: Pick<JobQueue, 'enqueue'>;
}

interface Run extends RefineCapture {
  userId: string;
  captureId: string;
  clock: () => Date;
  log: Logger;
  /** Aborted when the server stops; the job then runs again. */
  signal: AbortSignal;
}

/**
 * Asks the user's model about a capture and changes what it may. Does nothing for one that is refined already. What fails for
 * a while is tried again later; what fails for good leaves the tasks as the intake made them.
 */
export async function refineCapture(run: Run): Promise<void> {
  const { refinements, askForObject, userId, captureId, clock, signal } = run;
  const [refinement, capture] = await Promise.all([
    refinements.find(userId, captureId),
    refinements.findCapture(userId, captureId),
  ]);
  if (refinement?.status !== 'waiting' || !capture) return;
  const asked = (await refinements.listTasks(userId, captureId)).filter(isOpen);
  if (asked.length === 0) return finish(run, { status: 'done' });
  const { vocabulary, themeRows } = await run.intake.readVocabulary(userId);
  const context = await createModelContext(
    vocabulary,
    asked.map(({ title }) => title),
  );
  const nameOf = new Map(themeRows.map(({ id, name }) => [id, name]));
  const today = toWallTime(new Date(capture.captured_at), capture.timeZone);
  const answer = await askForObject({
    userId,
    purpose: 'refine',
    instructions: refineInstructions,
    prompt: writeRefinePrompt({
      text: capture.text,
      tasks: asked,
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
  if (!answer.ok) return fail(run, refinement, answer);
  const { value, provider, model, usage, latencyMs } = answer;
  const told = {
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
      asked,
      value,
      context,
      themeRows,
      today,
      isDateGiven,
    });
    if (!plan) return false;
    const now = clock();
    // It counts as made with the capture, so that whatever the user has changed since, on any device, wins.
    const edit = { changeId: createId(), editedAt: new Date(capture.captured_at), now };
    const hasChanged = await applyPlan({ ...repositories, userId, plan, edit, timeZone: capture.timeZone });
    await repositories.refinements.change(userId, captureId, {
      ...told,
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
    await finish(run, { ...told, status: 'failed', attempts: refinement.attempts + 1, failure: unfitting });
}

const isOpen = ({ deleted_at, status }: Task) => deleted_at === null && status !== 'completed';

const unfitting: LlmFailure = {
  code: 'unusable_answer',
  message: 'The model’s answer did not fit what you wrote.',
  advice: 'Your tasks stay as they were. If this happens often, choose a larger model in Admin.',
};

/** Failures that may be over in a while. */
const passing = new Set([
  'rate_limit',
  'provider_down',
  'timeout',
  'unreachable',
  'dropped',
  'busy',
  'paused',
]);

async function fail(
  run: Run,
  { attempts }: Refinement,
  { failure, retryAfterMs = 0 }: { failure: LlmFailure; retryAfterMs?: number | undefined },
): Promise<void> {
  const { refinements, jobs, userId, captureId, clock } = run;
  const delayMs = passing.has(failure.code) ? refinementRetryDelaysMs[attempts] : undefined;
  if (delayMs === undefined) return finish(run, { status: 'failed', attempts: attempts + 1, failure });
  const startAfter = new Date(clock().getTime() + Math.max(delayMs, retryAfterMs));
  await jobs.enqueue('refine-capture', { userId, captureId }, { startAfter });
  await refinements.change(userId, captureId, { attempts: attempts + 1, failure });
}

const finish = ({ refinements, userId, captureId, clock }: Run, change: Partial<Refinement>) =>
  refinements.change(userId, captureId, { ...change, finished_at: clock().toISOString() });

/**
 * Reads the text again and returns whether it names a date for the task at a position, and how many tasks it has. Undefined
 * when it cannot be read in time.
 */
async function findGivenDates({ intake, userId }: Run, { text }: RefinedCapture, today: string) {
  const { vocabulary } = await intake.readVocabulary(userId);
  const [understood] = await intake.understand([text], { now: today, locale: 'en', vocabulary });
  return understood?.map(({ dueDate }) => dueDate !== null);
}

interface Planning extends RefinementTransaction {
  userId: string;
  captureId: string;
  capture: RefinedCapture;
  /** The tasks as the model was told of them. */
  asked: readonly Task[];
  value: RefineAnswer;
  context: ModelContext;
  themeRows: readonly Theme[];
  today: string;
  /** For each task of the text; undefined when it could not be read. */
  isDateGiven: boolean[] | undefined;
}

async function planUnderLock({
  userId,
  captureId,
  refinements,
  threads,
  capture,
  asked,
  value,
  context,
  themeRows,
  today,
  isDateGiven,
}: Planning): Promise<PlannedRefinement | null> {
  const all = await refinements.listTasks(userId, captureId);
  const ids = asked.map(({ id }) => id);
  const [touched, parents, threadRows] = await Promise.all([
    refinements.listTouchedFields(userId, ids),
    refinements.listParents(userId, ids),
    threads.list(userId),
  ]);
  const byId = new Map(all.map((task) => [task.id, task]));
  let nextPosition = 0;
  while (byId.has(deriveTaskId(captureId, nextPosition))) nextPosition++;
  const tasks = asked.map((before): IntakeTask => {
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

/** Makes the planned changes under one change id, which Undo takes back. Returns whether there were any. */
async function applyPlan({
  tasks,
  threads,
  userId,
  plan,
  edit,
  timeZone,
}: Omit<RefinementTransaction, 'refinements'> & {
  userId: string;
  plan: PlannedRefinement;
  edit: Edit;
  timeZone: string;
}): Promise<boolean> {
  const { changes, created, deleted } = plan;
  if (changes.length + created.length + deleted.length === 0) return false;
  const threadIds = new Map<string, string>();
  const threadOf = async (wanted: NewThreadTitle | undefined) => {
    if (!wanted) return {};
    const key = `${wanted.theme_id} ${wanted.title.toLowerCase()}`;
    const thread_id = threadIds.get(key) ?? (await createThread({ threads, userId, wanted, edit }));
    threadIds.set(key, thread_id);
    return { thread_id };
  };
  const requests: { id: string; change: () => Partial<Task> }[] = [];
  for (const { id, change, newThread: wanted } of changes) {
    const whole = { ...change, ...(await threadOf(wanted)) };
    requests.push({ id, change: () => whole });
  }
  for (const id of deleted)
    requests.push({ id, change: () => ({ deleted_at: edit.editedAt.toISOString() }) });
  const creates: Task[] = [];
  for (const { task, newThread: wanted } of created) creates.push({ ...task, ...(await threadOf(wanted)) });
  await tasks.change(userId, requests, {
    edit,
    creates,
    cascade: createTaskCascade({ user: { timeZone }, edit }),
  });
  return true;
}

async function createThread({
  threads,
  userId,
  wanted,
  edit,
}: {
  threads: ThreadsRepository;
  userId: string;
  wanted: NewThreadTitle;
  edit: Edit;
}): Promise<string> {
  const row = newThread(wanted, { id: createId(), createdAt: edit.now.toISOString() });
  return (await threads.create(userId, { ...row, origin: 'ai' }, edit)).id;
}
