import { setTimeout as sleep } from 'node:timers/promises';
import type { Reclassification } from '#contract/reclassification.ts';
import type { ReclassifyResult, Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { canRefile } from '#domain/user-filings.ts';
import {
  maxReclassifyErrors,
  reclassifyBatchSize,
  reclassifyProgressIntervalMs,
} from '../../config/limits.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { StoredReclassification } from '../../db/reclassification-rows.ts';
import type { Edit, InTransaction } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import { failureKinds } from '../language-models/failures.errors.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { createTaskCascade } from '../tasks/tasks.usecases.ts';
import type { Intake } from '../understanding/understand-text.usecases.ts';
import { type Answers, askForThemes } from './ask-for-themes.ts';
import { alreadyReclassifying } from './reclassify.errors.ts';
import type { ReclassifyRepository } from './reclassify.repository.ts';

export type ReclassifyTransaction = InTransaction<{
  tasks: TasksRepository;
  reclassifications: ReclassifyRepository;
}>;

/** Starts a run, which continues as a job. Throws while another run of the user is in progress. */
export async function startReclassification({
  tasks,
  reclassifications,
  jobs,
  user,
  applies,
  now,
}: {
  tasks: TasksRepository;
  reclassifications: ReclassifyRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  user: Pick<SignedInUser, 'id' | 'timeZone'>;
  /** Whether the run moves the tasks itself; otherwise it proposes the moves. */
  applies: boolean;
  now: Date;
}): Promise<Reclassification> {
  const task_ids: string[] = [];
  let total_tasks = 0;
  for await (const page of tasks.listInBatches(user.id, {})) {
    const parents = page.filter(({ parent_id }) => parent_id === null);
    total_tasks += parents.length;
    task_ids.push(...parents.filter(canRefile).map(({ id }) => id));
  }
  const run: StoredReclassification = {
    id: createId(),
    change_id: createId(),
    state: 'running',
    applies,
    time_zone: user.timeZone,
    total_tasks,
    task_ids,
    read: 0,
    moves: [],
    errors: [],
    failure: null,
    started_at: now.toISOString(),
  };
  if (!(await reclassifications.start(user.id, run))) throw alreadyReclassifying();
  await jobs.enqueue('reclassify', { userId: user.id, runId: run.id });
  return toReclassification(run);
}

function toReclassification({ time_zone, task_ids, ...shown }: StoredReclassification): Reclassification {
  return { ...shown, to_read: task_ids.length };
}

export interface ReclassifyDependencies {
  tasks: TasksRepository;
  reclassifications: ReclassifyRepository;
  intake: Pick<Intake, 'readVocabulary'>;
  askForObject: AskForObject;
  inTransaction: ReclassifyTransaction;
  clock: () => Date;
}

/**
 * Continues a run where it stopped, batch by batch, until it is done, canceled, or the model can no longer be called. The model
 * is called outside the transaction that stores a batch together with the progress.
 */
export async function continueReclassification(
  context: ReclassifyDependencies & { userId: string; runId: string; signal: AbortSignal },
): Promise<void> {
  const { reclassifications, userId, runId } = context;
  for (;;) {
    const run = await reclassifications.find(userId, runId);
    if (run?.state !== 'running') return;
    await readBatch({ ...context, run });
  }
}

async function readBatch({
  tasks,
  intake,
  askForObject,
  inTransaction,
  clock,
  userId,
  run,
  signal,
}: ReclassifyDependencies & {
  userId: string;
  run: StoredReclassification;
  signal: AbortSignal;
}): Promise<void> {
  const { id, applies, read, task_ids } = run;
  const batch = task_ids.slice(read, read + reclassifyBatchSize);
  const movable = (await tasks.findMany(userId, batch)).filter(canRefile);
  const { themeRows, vocabulary } = await intake.readVocabulary(userId);
  const { themes, errors, failure }: Answers =
    movable.length === 0
      ? { themes: new Map(), errors: [] }
      : await askForThemes({
          askForObject,
          userId,
          tasks: movable,
          themes: themeRows,
          vocabulary,
          signal,
        });
  // When the server stops, the next attempt of the job repeats the batch.
  signal.throwIfAborted();
  const edit = { changeId: run.change_id, editedAt: new Date(run.started_at), now: clock() };
  await inTransaction(userId, async ({ tasks, reclassifications }) => {
    const current = await reclassifications.find(userId, id);
    if (current?.state !== 'running' || current.read !== read) return;
    const user = { id: userId, timeZone: run.time_zone };
    const moves = applies ? await moveTasks({ tasks, user, themes, edit }) : listMoves(movable, themes);
    const isDone = read + batch.length >= task_ids.length;
    await reclassifications.advance(userId, id, {
      state:
        failure && !failureKinds[failure.code].concernsOneRequest ? 'failed' : isDone ? 'done' : 'running',
      read: read + batch.length,
      moves,
      errors: errors.slice(0, Math.max(0, maxReclassifyErrors - current.errors.length)),
      failure: failure?.message ?? null,
    });
  });
}

type Moves = Reclassification['moves'];

/** Returns the move of each task to the theme the model found; the Inbox is no finding. */
const listMoves = (tasks: readonly Task[], themes: Answers['themes']): Moves =>
  tasks.flatMap(({ id, theme_id }) => {
    const to = themes.get(id)?.themeId ?? null;
    return to === null || to === theme_id ? [] : [{ task_id: id, from: theme_id, to }];
  });

/** Makes these moves, except where somebody has decided or completed the task meanwhile. Resolves with those made. */
async function moveTasks({
  tasks,
  user,
  themes,
  edit,
}: {
  tasks: TasksRepository;
  user: Pick<SignedInUser, 'id' | 'timeZone'>;
  themes: Answers['themes'];
  edit: Edit;
}): Promise<Moves> {
  const moves: Moves = [];
  await tasks.change(
    user.id,
    [...themes].map(([id, { confidence }]) => ({
      id,
      change: (task: Task) => {
        const [move] = canRefile(task) ? listMoves([task], themes) : [];
        if (!move) return null;
        moves.push(move);
        return { theme_id: move.to, llm_confidence: confidence, alternatives: [] };
      },
    })),
    { edit, cascade: createTaskCascade({ user, edit }) },
  );
  return moves;
}

/** Resolves with the result when the run has ended, on whichever instance it runs; undefined if `signal` is aborted first. */
export async function waitForReclassification({
  reclassifications,
  themes,
  userId,
  signal,
  onProgress = async () => undefined,
}: {
  reclassifications: ReclassifyRepository;
  themes: NamedRowRepository<Theme>;
  userId: string;
  signal: AbortSignal;
  onProgress?: (run: Reclassification) => Promise<void>;
}): Promise<ReclassifyResult | undefined> {
  while (!signal.aborted) {
    const run = await reclassifications.findLatest(userId);
    if (!run) return undefined;
    await onProgress(run);
    if (run.state !== 'running') return toResult(run, await themes.list(userId));
    await sleep(reclassifyProgressIntervalMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

function toResult(
  { moves, total_tasks, errors }: Reclassification,
  themes: readonly Theme[],
): ReclassifyResult {
  const nameOf = new Map(themes.map(({ id, name }) => [id, name]));
  const theme_changes: Record<string, number> = {};
  for (const { to } of moves) {
    const name = nameOf.get(to);
    if (name !== undefined) theme_changes[name] = (theme_changes[name] ?? 0) + 1;
  }
  return { reclassified_count: moves.length, total_tasks, theme_changes, errors };
}
