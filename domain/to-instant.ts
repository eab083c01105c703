const dayMs = 24 * 60 * 60_000;

/**
 * Returns the instant of a floating date with a time, where `toWallTime` returns the user's wall time at an instant
 * (`2026-11-21T09:00:00`). One that daylight saving repeats is the first of both; one that it skips is taken as if the
 * clocks had not changed yet, as RFC 5545 (3.3.5) has it.
 */
export function toInstant(floating: string, toWallTime: (instant: Date) => string): Date {
  const wallMs = Date.parse(`${floating}:00Z`);
  const offsetAt = (ms: number) => Date.parse(`${toWallTime(new Date(ms))}Z`) - ms;
  const [before, after] = [offsetAt(wallMs - dayMs), offsetAt(wallMs + dayMs)];
  const isReal = (offset: number) => offsetAt(wallMs - offset) === offset;
  return new Date(wallMs - (!isReal(before) && isReal(after) ? after : before));
}
