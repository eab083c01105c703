import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breathSecondsBounds, holdSecondsBounds } from '#contract/limits.ts';
import type { BreathPattern } from '#contract/mindfulness.ts';
import { breathAt, breathMs, countBreaths, fullnessOf, listPhaseStarts, secondsLeftOf } from './breath.ts';

const quick = { inhale: 4, hold: 4, exhale: 6 };
const without = { inhale: 5, hold: 0, exhale: 5 };

const patterns = fc.record<BreathPattern>({
  inhale: fc.integer(breathSecondsBounds),
  hold: fc.integer(holdSecondsBounds),
  exhale: fc.integer(breathSecondsBounds),
});
const hourMs = 3_600_000;
const elapsed = fc.integer({ min: 0, max: hourMs });

it.each([
  [quick, 0, 'inhale', 0, 1],
  [quick, 3_999, 'inhale', 3_999 / 4_000, 1],
  [quick, 4_000, 'hold', 0, 1],
  [quick, 6_000, 'hold', 0.5, 1],
  [quick, 8_000, 'exhale', 0, 1],
  [quick, 13_999, 'exhale', 5_999 / 6_000, 1],
  [quick, 14_000, 'inhale', 0, 2],
  [quick, 294_000, 'inhale', 0, 22],
  [without, 4_999, 'inhale', 4_999 / 5_000, 1],
  [without, 5_000, 'exhale', 0, 1],
] as const)('of %j, %i ms are in %s', (pattern, elapsedMs, phase, progress, breath) => {
  expect(breathAt(pattern, elapsedMs)).toMatchObject({ phase, progress, breath });
});

it('finds at every millisecond what walking through the phases one by one finds', () => {
  fc.assert(
    fc.property(patterns, elapsed, (pattern, elapsedMs) => {
      let [walked, breath] = [0, 1];
      for (;;) {
        for (const phase of ['inhale', 'hold', 'exhale'] as const) {
          const phaseMs = pattern[phase] * 1000;
          if (elapsedMs < walked + phaseMs) {
            const inPhase = elapsedMs - walked;
            expect(breathAt(pattern, elapsedMs)).toEqual({
              phase,
              phaseMs,
              elapsedMs: inPhase,
              progress: inPhase / phaseMs,
              breath,
            });
            return;
          }
          walked += phaseMs;
        }
        breath += 1;
      }
    }),
  );
});

it('moves without a jump from one millisecond to the next', () => {
  fc.assert(
    fc.property(patterns, elapsed, (pattern, elapsedMs) => {
      const [now, next] = [elapsedMs, elapsedMs + 1].map((at) => fullnessOf(breathAt(pattern, at)));
      expect(Math.abs((next ?? 0) - (now ?? 0))).toBeLessThan(0.002);
    }),
  );
});

it('is empty at the start, full while the breath is held, and counts the seconds down to one', () => {
  expect(fullnessOf(breathAt(quick, 0))).toBe(0);
  expect(fullnessOf(breathAt(quick, 2_000))).toBeCloseTo(0.5);
  expect(fullnessOf(breathAt(quick, 5_000))).toBe(1);
  expect(fullnessOf(breathAt(quick, 11_000))).toBeCloseTo(0.5);
  expect([0, 999, 1_000, 3_999, 4_000].map((at) => secondsLeftOf(breathAt(quick, at)))).toEqual([
    4, 4, 3, 1, 4,
  ]);
});

it('lists each start of a phase once, whatever windows the time is cut into', () => {
  fc.assert(
    fc.property(patterns, elapsed, fc.integer({ min: 1, max: 90_000 }), (pattern, fromMs, windowMs) => {
      const whole = listPhaseStarts(pattern, fromMs, fromMs + 2 * windowMs);
      const halves = [0, windowMs].flatMap((at) =>
        listPhaseStarts(pattern, fromMs + at, fromMs + at + windowMs),
      );
      expect(halves).toEqual(whole);
      for (const { phase, startMs } of whole)
        expect(breathAt(pattern, startMs)).toMatchObject({ phase, elapsedMs: 0 });
    }),
  );
  expect(listPhaseStarts(without, 0, 10_001).map(({ phase }) => phase)).toEqual([
    'inhale',
    'exhale',
    'inhale',
  ]);
});

it('counts only whole breaths', () => {
  expect(breathMs(quick)).toBe(14_000);
  expect([0, 13_999, 14_000, 300_000].map((at) => countBreaths(quick, at))).toEqual([0, 0, 1, 21]);
});
