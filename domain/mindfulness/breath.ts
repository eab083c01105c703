import type { BreathPattern } from '#contract/mindfulness.ts';

export const breathPhases = ['inhale', 'hold', 'exhale'] as const;
export type BreathPhase = (typeof breathPhases)[number];

export interface Breath {
  phase: BreathPhase;
  phaseMs: number;
  /** Time since the phase began. */
  elapsedMs: number;
  /** Share of the phase that has passed: 0 at its start, below 1 at its end. */
  progress: number;
  /** Number of this breath, from 1. */
  breath: number;
}

/** Returns the length of a whole breath in ms. */
export const breathMs = ({ inhale, hold, exhale }: BreathPattern): number => (inhale + hold + exhale) * 1000;

/** Returns the breaths that were taken to their end within `elapsedMs`. */
export const countBreaths = (pattern: BreathPattern, elapsedMs: number): number =>
  Math.floor(elapsedMs / breathMs(pattern));

/** Returns where in which breath a person is after `elapsedMs`, pauses taken out. A phase begins at its first instant. */
export function breathAt(pattern: BreathPattern, elapsedMs: number): Breath {
  const taken = countBreaths(pattern, elapsedMs);
  let rest = elapsedMs - taken * breathMs(pattern);
  for (const phase of breathPhases) {
    const phaseMs = pattern[phase] * 1000;
    if (rest < phaseMs)
      return { phase, phaseMs, elapsedMs: rest, progress: rest / phaseMs, breath: taken + 1 };
    rest -= phaseMs;
  }
  throw new RangeError(`There is no breath at ${elapsedMs} ms`);
}

/** Returns how full the lungs are, 0 to 1; it rises and falls as a cosine, so that it never jerks. */
export function fullnessOf({ phase, progress }: Pick<Breath, 'phase' | 'progress'>): number {
  const eased = (1 - Math.cos(Math.PI * progress)) / 2;
  return { inhale: eased, hold: 1, exhale: 1 - eased }[phase];
}

/** Returns the whole seconds that are left of the phase, from its length down to 1. */
export const secondsLeftOf = ({ phaseMs, elapsedMs }: Pick<Breath, 'phaseMs' | 'elapsedMs'>): number =>
  Math.ceil((phaseMs - elapsedMs) / 1000);

export interface PhaseStart {
  phase: BreathPhase;
  /** Elapsed time at which it begins, in ms. */
  startMs: number;
}

/** Lists the phases that begin at `fromMs` or later and before `untilMs`, in order. */
export function listPhaseStarts(pattern: BreathPattern, fromMs: number, untilMs: number): PhaseStart[] {
  const starts: PhaseStart[] = [];
  let startMs = countBreaths(pattern, fromMs) * breathMs(pattern);
  while (startMs < untilMs)
    for (const phase of breathPhases) {
      if (pattern[phase] > 0 && startMs >= fromMs && startMs < untilMs) starts.push({ phase, startMs });
      startMs += pattern[phase] * 1000;
    }
  return starts;
}
