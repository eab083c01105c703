import { t } from '#browser/i18n/model.ts';
import { t as modelLaterTexts } from '#browser/i18n/model-later.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { Store } from '#browser/store/store.ts';
import type {
  MindfulnessSession,
  MindfulnessSessionPatch,
  NewMindfulnessSession,
} from '#contract/mindfulness.ts';
import { newMindfulnessSession } from '#domain/new-mindfulness-session.ts';

const path = '/api/mindfulness/sessions';

/**
 * Records a finished session and resolves when it is on this device's disk. Its id, which undoes it, was made at its start:
 * a session that another tab has recorded already stays as it is.
 */
export async function createMindfulnessSession(
  store: Store,
  session: NewMindfulnessSession & { id: string },
): Promise<void> {
  const { id } = session;
  if (store.replica.mindfulness_sessions.get(id)) return;
  const now = new Date(getServerTime()).toISOString();
  await store.change({
    label: modelLaterTexts.recordNamed(session.name),
    method: 'POST',
    path,
    body: session,
    edited_at: now,
    change_id: id,
    effects: [
      { table: 'mindfulness_sessions', id, set: newMindfulnessSession(session, { id, createdAt: now }) },
    ],
  });
}

/** Changes the moods of a session. Resolves with the id that undoes it. */
export async function updateMindfulnessSession(
  store: Store,
  { id, name }: Pick<MindfulnessSession, 'id' | 'name'>,
  change: MindfulnessSessionPatch,
): Promise<string> {
  return store.change({
    label: t.changeNamed(name),
    method: 'PUT',
    path: `${path}/${id}`,
    body: change,
    effects: [
      { table: 'mindfulness_sessions', id, set: { ...change, updated_at: new Date().toISOString() } },
    ],
  });
}

/** Moves a session to the trash. Resolves with the id that undoes it. */
export async function deleteMindfulnessSession(
  store: Store,
  { id, name }: Pick<MindfulnessSession, 'id' | 'name'>,
): Promise<string> {
  return store.change({
    label: t.deleteNamed(name),
    method: 'DELETE',
    path: `${path}/${id}`,
    effects: [{ table: 'mindfulness_sessions', id, set: { deleted_at: new Date().toISOString() } }],
  });
}
