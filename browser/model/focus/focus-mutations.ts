import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model-later.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { NewChange, Store } from '#browser/store/store.ts';
import type { FocusSession, FocusSessionPatch, NewFocusSession, TimerSettings } from '#contract/focus.ts';
import { advance, type MeasuredSession } from '#domain/focus/phases.ts';
import { releaseTask } from '#domain/focus/release-task.ts';
import { act, type TimerAction } from '#domain/focus/transitions.ts';
import { newFocusSession } from '#domain/new-focus-session.ts';
import {
  isTaskOpen,
  readStoredTimer,
  readTimerSettings,
  readUnstoredSessions,
  timerSettingIds,
  toRow,
} from './read-focus.ts';

const sessionsPath = '/api/focus/sessions';

type Change = Omit<NewChange, 'change_id'>;

/**
 * Carries out an action of the timer and stores the sessions that end with it. Not a step of the undo history: nobody wants
 * the clock turned back with Ctrl+Z.
 */
export async function actOnTimer(store: Store, action: TimerAction): Promise<void> {
  const settings = readTimerSettings(store);
  const stored = readStoredTimer(store);
  const now = getServerTime();
  const { timer: left, ended } = act(stored, action, { settings, now });
  const timer = releaseTask(stored, left, (id) => isTaskOpen(store.replica.tasks.get(id)));
  const past = new Set(advance(stored, now).ended.map(({ id }) => id));
  const edited_at = timer.touched_at;
  await store.changeAtomically(uuidv7(), [
    ...ended
      .flatMap((session) => recordEnded(store, session, { isPast: past.has(session.id) }) ?? [])
      .map((change) => ({ ...change, edited_at })),
    {
      label: t.focusTimer,
      method: 'PUT',
      path: '/api/focus/timer',
      body: timer,
      edited_at,
      isUndoable: false,
      effects: [
        {
          table: 'focus_timers',
          id: 'timer',
          set: {
            state: timer,
            updated_at: edited_at,
            revision: store.replica.focus_timers.get('timer')?.revision ?? 0,
          },
        },
      ],
    },
  ]);
}

/**
 * Stores a session as the timer measured it. One that somebody has already edited stays as it is, except that overtime is
 * added to the one that ends now.
 */
function recordEnded(
  { replica }: Store,
  session: MeasuredSession,
  { isPast }: { isPast: boolean },
): Change | undefined {
  const { id, started_at, ended_at, work_ms, completed } = session;
  const known = replica.focus_sessions.get(id);
  if (known && (isPast || known.deleted_at !== null)) return undefined;
  const measured = { ended_at, work_ms, completed };
  return {
    label: t.focusSession,
    method: 'POST',
    path: sessionsPath,
    body: known ? { id, started_at, ...measured } : session,
    isUndoable: false,
    effects: [{ table: 'focus_sessions', id, set: known ? measured : toRow(session) }],
  };
}

/** Adds a session by hand and resolves with the id that undoes it. */
export async function addFocusSession(store: Store, session: Omit<NewFocusSession, 'id'>): Promise<string> {
  const row = newFocusSession(session, { id: uuidv7(), createdAt: new Date().toISOString() });
  return store.change({
    label: t.addAFocusSession,
    method: 'POST',
    path: sessionsPath,
    body: { ...session, id: row.id },
    change_id: row.id,
    effects: [{ table: 'focus_sessions', id: row.id, set: row }],
  });
}

/** Edits a session. Resolves with the id that undoes it. */
export async function updateFocusSession(
  store: Store,
  { id }: Pick<FocusSession, 'id'>,
  change: FocusSessionPatch,
): Promise<string> {
  const stored = storeIfMeasured(store, id);
  const changed = store.change({
    label: t.editAFocusSession,
    method: 'PUT',
    path: `${sessionsPath}/${id}`,
    body: change,
    effects: [{ table: 'focus_sessions', id, set: { ...change, updated_at: new Date().toISOString() } }],
  });
  return (await Promise.all([changed, stored]))[0];
}

/** Deletes a session. Resolves with the id that undoes it. */
export async function deleteFocusSession(store: Store, { id }: Pick<FocusSession, 'id'>): Promise<string> {
  const stored = storeIfMeasured(store, id);
  const changed = store.change({
    label: t.deleteAFocusSession,
    method: 'DELETE',
    path: `${sessionsPath}/${id}`,
    effects: [{ table: 'focus_sessions', id, set: { deleted_at: new Date().toISOString() } }],
  });
  return (await Promise.all([changed, stored]))[0];
}

/** Stores a session that ended by itself, if that has not happened yet: a change of its own, so that undo keeps it. */
async function storeIfMeasured(store: Store, id: string): Promise<void> {
  const session = readUnstoredSessions(store, getServerTime()).find((one) => one.id === id);
  if (!session) return;
  const { created_at: _c, updated_at: _u, deleted_at: _d, revision: _r, ...body } = session;
  await store.change({
    label: t.focusSession,
    method: 'POST',
    path: sessionsPath,
    body,
    isUndoable: false,
    effects: [{ table: 'focus_sessions', id, set: session }],
  });
}

/** Changes some of the timer's settings. They apply to phases that start from now on. */
export async function changeTimerSettings(store: Store, changed: Partial<TimerSettings>): Promise<void> {
  const changes = timerSettingIds.flatMap((id) => {
    const value = changed[id];
    return value === undefined ? [] : [changeSetting(store, id, value)];
  });
  if (readStoredTimer(store).begun_at !== null)
    changes.push(actOnTimer(store, { kind: 'change_settings' }).then(() => ''));
  await Promise.all(changes);
}
