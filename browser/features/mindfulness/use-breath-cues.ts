import { useEffect } from 'react';
import { breathCueWindowMs } from '#browser/limits.ts';
import { chimePlayer } from '#browser/ui/chime.ts';
import type { BreathCue } from '#browser/ui/chime-sounds.ts';
import { type BreathPhase, listPhaseStarts } from '#domain/mindfulness/breath.ts';
import { elapsedAt, endOf, type Run } from '#domain/mindfulness/run.ts';

const cueSounds: Record<BreathPhase, BreathCue> = { inhale: 'rise', hold: 'stay', exhale: 'fall' };
const cueVolume = 0.5;
const endVolume = 0.6;

/**
 * Plans the sounds of a running session on the audio clock, a little ahead, so that they are on time in a hidden page: a cue
 * for each part of a breath, none in a meditation, and a singing bowl at the end.
 */
export function useSoundCues(run: Run | null, isOn: boolean): void {
  useEffect(() => {
    const endAt = run ? endOf(run) : undefined;
    if (!isOn || !run || endAt === undefined || endAt <= Date.now()) return;
    const cancels = [chimePlayer.schedule({ sound: 'bowl', volume: endVolume, atMs: endAt })];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let plannedUntil = elapsedAt(run, Date.now());
    const startAt = endAt - run.exercise.minutes * 60_000;
    const plan = () => {
      const until = Math.min(elapsedAt(run, Date.now()) + breathCueWindowMs, endAt - startAt);
      for (const { phase, startMs } of listPhaseStarts(run.exercise.pattern, plannedUntil, until))
        cancels.push(
          chimePlayer.schedule({ sound: cueSounds[phase], volume: cueVolume, atMs: startAt + startMs }),
        );
      plannedUntil = until;
      timer = setTimeout(plan, breathCueWindowMs / 3);
    };
    if (run.exercise.type === 'breathing') plan();
    return () => {
      clearTimeout(timer);
      // The bowl rings on after the end.
      const isOver = Date.now() >= endAt;
      for (const cancel of isOver ? [] : cancels) cancel();
    };
  }, [run, isOn]);
}

/** Milliseconds of vibration and rest that tell the parts of a breath apart. */
const vibrations: Record<BreathPhase, number[]> = { inhale: [80], hold: [30, 60, 30], exhale: [160] };

/** Returns whether the device may vibrate; on others the choice is not offered. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/** Vibrates when a part of a breath begins. */
export function useVibrationCues(phase: BreathPhase | null, isOn: boolean): void {
  useEffect(() => {
    if (phase && isOn && canVibrate()) navigator.vibrate(vibrations[phase]);
  }, [phase, isOn]);
}
