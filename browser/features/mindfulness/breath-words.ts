import type { BreathPattern } from '#contract/mindfulness.ts';
import type { BreathPhase } from '#domain/mindfulness/breath.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';

export const phaseNames: Record<BreathPhase, string> = {
  inhale: 'Breathe in',
  hold: 'Hold',
  exhale: 'Breathe out',
};

const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;

export const countMinutes = (minutes: number) => plural(minutes, 'minute');
export const countBreathsInWords = (breaths: number) => plural(breaths, 'breath');
export const countSessions = (sessions: number) => plural(sessions, 'session');

/** Describes a pattern for the eye: `4 in · 4 hold · 6 out`. */
export const showPattern = ({ inhale, hold, exhale }: BreathPattern): string =>
  [`${inhale} in`, hold > 0 && `${hold} hold`, `${exhale} out`].filter(Boolean).join(' · ');

/** Describes a pattern for the ear: `Breathe in for 4 seconds, hold for 4, breathe out for 6.` */
export function sayPattern({ inhale, hold, exhale }: BreathPattern): string {
  const held = hold > 0 ? `, hold for ${hold}` : '';
  return `Breathe in for ${plural(inhale, 'second')}${held}, breathe out for ${exhale}.`;
}

export const typeNames: Record<Exercise['type'], string> = {
  breathing: 'Breathing',
  meditation: 'Meditation',
};
