import type { MindfulnessSession } from '#contract/mindfulness.ts';
import { createLocalDays } from '../analytics/local-days.ts';
import { countStreaks } from '../analytics/streaks.ts';

export interface MindfulnessStats {
  sessions: number;
  /** Whole minutes of all sessions together. */
  minutes: number;
  /** Days in a row up to today, or up to yesterday while there is no session today. */
  streakDays: number;
}

/** Counts sessions; each belongs to the day of the user on which it began. `now` is in ms since 1970. */
export function countMindfulness(
  sessions: readonly Pick<MindfulnessSession, 'started_at' | 'duration_ms'>[],
  { timeZone, dayStartHour, now }: { timeZone: string; dayStartHour: number; now: number },
): MindfulnessStats {
  const { dayOf } = createLocalDays(timeZone, { dayStartMinutes: dayStartHour * 60 });
  const days = sessions.map(({ started_at }) => dayOf(Date.parse(started_at)));
  const totalMs = sessions.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  return {
    sessions: sessions.length,
    minutes: Math.floor(totalMs / 60_000),
    streakDays: countStreaks(days, dayOf(now)).current,
  };
}
