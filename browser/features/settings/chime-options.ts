import type { ChimeName } from '#contract/vocabularies.ts';

const labels: Record<ChimeName, string> = {
  bell: 'Bell',
  bowl: 'Singing bowl',
  marimba: 'Marimba',
  harp: 'Harp',
  none: 'No sound',
};

/** The sounds to choose from, for a select. */
export const chimeOptions = (Object.keys(labels) as ChimeName[]).map((value) => ({
  value,
  label: labels[value],
}));
