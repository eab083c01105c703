import { countOf } from '#browser/ui/format-count.ts';
import type { BreathPattern } from '#contract/mindfulness.ts';
import type { BreathPhase } from '#domain/mindfulness/breath.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';

export const phaseNames: Record<BreathPhase, string> = {
  inhale: 'Breathe in',
  hold: 'Hold',
  exhale: 'Breathe out',
};

/** Formats a pattern for the screen: `4 in · 4 hold · 6 out`. */
export const formatPattern = ({ inhale, hold, exhale }: BreathPattern): string =>
  [`${inhale} in`, hold > 0 && `${hold} hold`, `${exhale} out`].filter(Boolean).join(' · ');

/** Describes a pattern for screen readers: `Breathe in for 4 seconds, hold for 4, breathe out for 6.` */
export function describePattern({ inhale, hold, exhale }: BreathPattern): string {
  const held = hold > 0 ? `, hold for ${hold}` : '';
  return `Breathe in for ${countOf(inhale, 'second')}${held}, breathe out for ${exhale}.`;
}

export const typeNames: Record<Exercise['type'], string> = {
  breathing: 'Breathing',
  meditation: 'Meditation',
};
