import type { TimerState } from '#contract/focus.ts';
import { describeEnd } from '#domain/focus/describe-end.ts';
import { advance, endsAtMs } from '#domain/focus/phases.ts';
import { timerEndGraceMs } from '../../config/limits.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import { type PushSender, sendPush } from '../push/push.usecases.ts';
import { readTexts } from '../settings/language.usecases.ts';
import { readSetting, type SettingsReader } from '../settings/settings.usecases.ts';
import type { FocusTimersRepository } from './focus-timers.repository.ts';

/** Schedules a notification for the instant at which the countdown reaches zero, if the timer is counting down. */
export async function scheduleTimerEnd({
  jobs,
  userId,
  timer,
  now,
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  userId: string;
  timer: TimerState;
  now: Date;
}): Promise<void> {
  const endMs = endsAtMs(advance(timer, now.getTime()).timer);
  if (endMs === null || endMs <= now.getTime()) return;
  const endsAt = new Date(endMs);
  const payload = { userId, touchedAt: timer.touched_at, endsAt: endsAt.toISOString() };
  await jobs.enqueue('timer-end', payload, { startAfter: endsAt });
}

export interface NotifyTimerEnd {
  focusTimers: FocusTimersRepository;
  settings: SettingsReader;
  push: PushSender;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  userId: string;
  /** When the timer had last been touched when the notification was scheduled. */
  touchedAt: string;
  endsAt: string;
  now: Date;
}

/**
 * Notifies the user's devices, once, that a phase has ended, and schedules the next notification if another phase started by
 * itself. Does nothing if somebody has touched the timer since.
 */
export async function notifyTimerEnd({
  focusTimers,
  settings,
  push,
  jobs,
  userId,
  touchedAt,
  endsAt,
  now,
}: NotifyTimerEnd): Promise<void> {
  const timer = (await focusTimers.find(userId))?.state;
  if (timer?.touched_at !== touchedAt) return;
  const endMs = Date.parse(endsAt);
  await scheduleTimerEnd({ jobs, userId, timer, now: new Date(Math.max(now.getTime(), endMs)) });
  if (now.getTime() - endMs > timerEndGraceMs) return;
  if (!(await readSetting({ settings, userId, id: 'timer_notifications' }))) return;
  const ending = advance(timer, endMs - 1).timer;
  const { domain } = await readTexts(settings, userId);
  await sendPush({
    push,
    jobs,
    userId,
    now,
    message: {
      id: `timer:${touchedAt}:${endsAt}`,
      urgency: 'high',
      lifetimeMs: timerEndGraceMs,
      compose: ({ origin }) => ({
        ...describeEnd(ending, domain),
        navigate: `${origin}/focus`,
        // An open page uses the same tag, so that one notification replaces the other.
        tag: 'timer',
        data: { kind: 'timer' },
      }),
    },
  });
}
