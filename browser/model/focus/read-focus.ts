import { readSetting } from '#browser/model/settings/setting-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { FocusSession, TimerSettings, TimerState } from '#contract/focus.ts';
import type { Task } from '#contract/tasks.ts';
import { newTimer, timerSettingDefaults } from '#domain/focus/new-timer.ts';
import type { MeasuredSession } from '#domain/focus/phases.ts';
import { readTimer } from '#domain/focus/read-timer.ts';
import { newFocusSession } from '#domain/new-focus-session.ts';

export const timerSettingIds = Object.keys(timerSettingDefaults) as (keyof TimerSettings)[];

/** Returns the timer's settings as this device knows them. */
export const readTimerSettings = (store: Store) =>
  Object.fromEntries(timerSettingIds.map((id) => [id, readSetting(store, id)])) as TimerSettings;

const neverUsed = newTimer(timerSettingDefaults, 0);

/** Returns the timer as a person last left it. */
export const readStoredTimer = ({ replica }: Store): TimerState =>
  replica.focus_timers.get('timer')?.state ?? neverUsed;

/** Returns whether a task can still be worked on; one that was completed or deleted leaves the timer. */
export const isTaskOpen = (task: Task | undefined): task is Task =>
  task !== undefined && task.status !== 'completed' && task.deleted_at === null;

/** Returns the sessions that are over but not stored yet, as rows: see `TimerReading.ended`. */
export function readUnstoredSessions(store: Store, now: number): FocusSession[] {
  const { ended } = readTimer(readStoredTimer(store), readTimerSettings(store), now);
  return ended.filter(({ id }) => !store.replica.focus_sessions.get(id)).map(toRow);
}

export const toRow = ({ id, ...session }: MeasuredSession): FocusSession =>
  newFocusSession(session, { id, createdAt: session.ended_at });
