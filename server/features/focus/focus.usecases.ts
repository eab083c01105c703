import type {
  FocusSession,
  FocusSessionPatch,
  FocusTimer,
  NewFocusSession,
  TimerState,
} from '#contract/focus.ts';
import { maxSessionMs } from '#contract/limits.ts';
import { mergeTimers } from '#domain/focus/merge-timers.ts';
import { shiftTimer } from '#domain/focus/shift-timer.ts';
import { newFocusSession } from '#domain/new-focus-session.ts';
import { sessionRoundingMs } from '../../config/limits.ts';
import type { Edit, InTransaction } from '../../db/revision.ts';
import { invalidInput } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { focusSessionNotFound } from './focus.errors.ts';
import type { FocusSessionsRepository } from './focus-sessions.repository.ts';
import type { FocusTimersRepository } from './focus-timers.repository.ts';
import { scheduleTimerEnd } from './timer-end.usecases.ts';

export interface FocusRepositories {
  focus_sessions: FocusSessionsRepository;
  focusTimers: FocusTimersRepository;
}

interface Write {
  inTransaction: InTransaction<FocusRepositories>;
  userId: string;
  edit: Edit;
}

/** Lists sessions, oldest first. */
export async function listFocusSessions({
  focus_sessions,
  userId,
}: Pick<FocusRepositories, 'focus_sessions'> & { userId: string }): Promise<FocusSession[]> {
  return focus_sessions.list(userId);
}

/**
 * Stores a session, whether a device measured it or somebody added it by hand. One that is there already takes the values
 * of the later edit: two devices may end the same session.
 */
export async function recordFocusSession({
  inTransaction,
  userId,
  input,
  edit,
}: Write & { input: NewFocusSession }): Promise<FocusSession> {
  return inTransaction(userId, async ({ focus_sessions }) => {
    const { id = createId(), ...fields } = input;
    const known = await focus_sessions.find(userId, id);
    checkTimes({ ...known, ...fields }, edit.now);
    if (!known) {
      const row = newFocusSession(input, { id, createdAt: edit.editedAt.toISOString() });
      return focus_sessions.create(userId, row, edit);
    }
    return (await changeFields({ focus_sessions, userId, id, change: fields, edit })) ?? known;
  });
}

/** Corrects a session. A field that somebody edited later keeps its value. */
export async function updateFocusSession({
  inTransaction,
  userId,
  id,
  input,
  edit,
}: Write & { id: string; input: FocusSessionPatch }): Promise<FocusSession> {
  return inTransaction(userId, async ({ focus_sessions }) => {
    const known = await focus_sessions.find(userId, id);
    if (!known || known.deleted_at) throw focusSessionNotFound();
    if (timeFields.some((field) => input[field] !== undefined)) checkTimes({ ...known, ...input }, edit.now);
    const changed = await changeFields({ focus_sessions, userId, id, change: input, edit });
    if (!changed || changed.deleted_at) throw focusSessionNotFound();
    return changed;
  });
}

/** Fields that make sense only together: an edit of one wins or loses with the others. */
const timeFields = ['started_at', 'ended_at', 'work_ms'] as const;

/** Throws `input.invalid` for a session that ends before it starts, is longer than that, or lies in the future. */
function checkTimes(
  {
    started_at,
    ended_at,
    work_ms,
  }: { [Field in (typeof timeFields)[number]]?: NewFocusSession[Field] | undefined },
  now: Date,
): void {
  const [startMs, endMs] = [Date.parse(started_at ?? ''), Date.parse(ended_at ?? '')];
  if (endMs < startMs) throw invalidInput([{ field: 'ended_at', message: 'must not be before the start' }]);
  if (endMs > now.getTime() + maxSessionMs)
    throw invalidInput([{ field: 'ended_at', message: 'must not be in the future' }]);
  if ((work_ms ?? 0) > endMs - startMs + sessionRoundingMs)
    throw invalidInput([{ field: 'work_ms', message: 'must not be longer than from the start to the end' }]);
}

/** Applies a change to the fields that nobody has edited later, unless the session was deleted. */
async function changeFields({
  focus_sessions,
  userId,
  id,
  change,
  edit,
}: Pick<FocusRepositories, 'focus_sessions'> & {
  userId: string;
  id: string;
  change: FocusSessionPatch;
  edit: Edit;
}): Promise<FocusSession | undefined> {
  const editedLater = await focus_sessions.findLaterEdits(userId, id, edit.editedAt);
  if (timeFields.some((field) => editedLater.has(field)))
    for (const field of timeFields) editedLater.add(field);
  const fields = Object.entries(change).filter(
    ([field, value]) => value !== undefined && !editedLater.has(field),
  );
  return focus_sessions.change(
    userId,
    id,
    ({ deleted_at }) => (deleted_at ? {} : (Object.fromEntries(fields) as Partial<FocusSession>)),
    edit,
  );
}

export async function deleteFocusSession(write: Write & { id: string }): Promise<FocusSession> {
  return setDeleted({ ...write, deleted_at: write.edit.editedAt.toISOString() });
}

export async function restoreFocusSession(write: Write & { id: string }): Promise<FocusSession> {
  return setDeleted({ ...write, deleted_at: null });
}

async function setDeleted({
  inTransaction,
  userId,
  id,
  edit,
  deleted_at,
}: Write & { id: string; deleted_at: string | null }): Promise<FocusSession> {
  return inTransaction(userId, async ({ focus_sessions }) => {
    const changed = await focus_sessions.change(
      userId,
      id,
      (session) => ((session.deleted_at === null) === (deleted_at === null) ? {} : { deleted_at }),
      edit,
    );
    if (!changed) throw focusSessionNotFound();
    return changed;
  });
}

/**
 * Stores the timer as a device left it, unless another device used it later; either way, what the losing one measured is kept
 * as sessions. Returns the timer that every device shows from now on.
 */
export async function putTimer({
  inTransaction,
  jobs,
  userId,
  state: given,
  clockOffsetMs,
  edit,
}: Write & {
  jobs: Pick<JobQueue, 'enqueue'>;
  state: TimerState;
  /** What the device's clock lacks to the server's, in ms. */
  clockOffsetMs: number;
}): Promise<FocusTimer> {
  const state = shiftTimer(given, { offsetMs: clockOffsetMs, knownMs: edit.now.getTime() });
  const timer = await inTransaction(userId, async ({ focusTimers, focus_sessions }) => {
    const known = await focusTimers.find(userId);
    const stored = known && shiftTimer(known.state, { offsetMs: 0, knownMs: Date.parse(known.updated_at) });
    const merged = stored ? mergeTimers(stored, state) : { timer: state, ended: [] };
    const loser = merged.timer === state ? stored : state;
    for (const { id, ...session } of merged.ended) {
      // What a person said about it, or says later, is newer than the state it is taken from.
      const editedAt = new Date(Math.min(Date.parse(loser?.touched_at ?? ''), edit.now.getTime()));
      const row = newFocusSession(session, { id, createdAt: editedAt.toISOString() });
      await focus_sessions.create(userId, row, { changeId: createId(), editedAt, now: edit.now });
    }
    return focusTimers.put(userId, { state: merged.timer, updated_at: edit.now.toISOString() });
  });
  // Were the server to stop right here, the device would send the timer again.
  await scheduleTimerEnd({ jobs, userId, timer: timer.state, now: edit.now });
  return timer;
}
