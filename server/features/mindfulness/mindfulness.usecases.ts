import { maxSessionMs } from '#contract/limits.ts';
import type {
  MindfulnessSession,
  MindfulnessSessionPatch,
  NewMindfulnessSession,
} from '#contract/mindfulness.ts';
import { newMindfulnessSession } from '#domain/new-mindfulness-session.ts';
import type { Edit } from '../../db/revision.ts';
import { invalidInput } from '../../http/errors.ts';
import { createId } from '../../ids.ts';
import { mindfulnessSessionNotFound } from './mindfulness.errors.ts';
import type { MindfulnessRepository } from './mindfulness.repository.ts';

interface Context {
  mindfulness: MindfulnessRepository;
  userId: string;
}

interface Write extends Context {
  id: string;
  edit: Edit;
}

/** Lists sessions, oldest first. */
export async function listMindfulnessSessions({
  mindfulness,
  userId,
}: Context): Promise<MindfulnessSession[]> {
  return mindfulness.list(userId);
}

/** Stores a session; one that is there already stays. Throws `input.invalid` for one that lies in the future. */
export async function createMindfulnessSession({
  mindfulness,
  userId,
  input,
  edit,
}: Context & { input: NewMindfulnessSession; edit: Edit }): Promise<MindfulnessSession> {
  if (Date.parse(input.ended_at) > edit.now.getTime() + maxSessionMs)
    throw invalidInput([{ field: 'ended_at', message: 'must not be in the future' }]);
  const row = newMindfulnessSession(input, {
    id: input.id ?? createId(),
    createdAt: edit.editedAt.toISOString(),
  });
  return mindfulness.create(userId, row, edit);
}

export async function updateMindfulnessSession({
  mindfulness,
  userId,
  id,
  input,
  edit,
}: Write & { input: MindfulnessSessionPatch }): Promise<MindfulnessSession> {
  const changed = await mindfulness.change(
    userId,
    id,
    (session) => {
      if (session.deleted_at) throw mindfulnessSessionNotFound();
      return input as Partial<MindfulnessSession>;
    },
    edit,
  );
  if (!changed) throw mindfulnessSessionNotFound();
  return changed;
}

/** Moves the session to the trash; a second time changes nothing. */
export async function deleteMindfulnessSession({
  mindfulness,
  userId,
  id,
  edit,
}: Write): Promise<MindfulnessSession> {
  return setDeleted({ mindfulness, userId, id, edit, deleted_at: edit.editedAt.toISOString() });
}

export async function restoreMindfulnessSession({
  mindfulness,
  userId,
  id,
  edit,
}: Write): Promise<MindfulnessSession> {
  return setDeleted({ mindfulness, userId, id, edit, deleted_at: null });
}

async function setDeleted({
  mindfulness,
  userId,
  id,
  edit,
  deleted_at,
}: Write & { deleted_at: string | null }): Promise<MindfulnessSession> {
  const changed = await mindfulness.change(
    userId,
    id,
    (session) => ((session.deleted_at === null) === (deleted_at === null) ? {} : { deleted_at }),
    edit,
  );
  if (!changed || (deleted_at === null && changed.deleted_at)) throw mindfulnessSessionNotFound();
  return changed;
}
