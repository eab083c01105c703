/** Loudness below which a level is 0, in decibels under the loudest that can be recorded. */
const quietestDb = 60;

/** Returns how loud samples are to the ear, from 0 (silence) to 1 (as loud as can be recorded). */
export function measureLevel(samples: Int16Array): number {
  let energy = 0;
  for (const sample of samples) energy += (sample / 0x8000) ** 2;
  const decibels = 10 * Math.log10(energy / samples.length);
  return Math.max(0, Math.min(1, 1 + decibels / quietestDb));
}
