import { useMemo } from 'react';
import { t } from '#browser/i18n/domain.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import { type Exercise, listExercises, toExercise } from '#domain/mindfulness/exercises.ts';
import { countMindfulness, type MindfulnessStats } from '#domain/mindfulness/stats.ts';

/** Returns the user's own exercises, oldest first. */
export function useOwnExercises(): readonly Exercise[] {
  const own = useSetting('own_exercises');
  return useMemo(() => own.map(toExercise), [own]);
}

/** Returns the exercise with this id, ours or the user's own. */
export function useExercise(id: string | null): Exercise | undefined {
  const own = useOwnExercises();
  return useMemo(() => [...listExercises(t), ...own].find((exercise) => exercise.id === id), [own, id]);
}

/** Returns sessions, the last begun first. */
export function useMindfulnessSessions(): readonly MindfulnessSession[] {
  const rows = useRows('mindfulness_sessions');
  return useMemo(
    () => [...rows].sort((one, other) => Date.parse(other.started_at) - Date.parse(one.started_at)),
    [rows],
  );
}

export function useMindfulnessStats(): MindfulnessStats {
  const sessions = useRows('mindfulness_sessions');
  const dayStartHour = useDayStartHour();
  const minute = useWallMinute();
  const timeZone = getWallZone();
  // The wall minute changes when a new day may have begun.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => countMindfulness(sessions, { timeZone, dayStartHour, now: Date.now() }),
    [sessions, timeZone, dayStartHour, minute],
  );
}

export const useBreathSounds = (): boolean => useSetting('breath_sounds');

export const useBreathVibration = (): boolean => useSetting('breath_vibration');

export const useDayStartHour = (): number => useSetting('day_start_hour');

export const useStreaksShown = (): boolean => useSetting('streaks');
