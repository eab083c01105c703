/** A level of 0 stands for this many decibels below full scale, or less. */
const rangeDb = 60;

/** Returns the level of samples on a logarithmic scale, from 0 (silence) to 1 (full scale). */
export function measureLevel(samples: Int16Array): number {
  let energy = 0;
  for (const sample of samples) energy += (sample / 0x8000) ** 2;
  const decibels = 10 * Math.log10(energy / samples.length);
  return Math.max(0, Math.min(1, 1 + decibels / rangeDb));
}
