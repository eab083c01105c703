import { scaleLinear } from 'd3-scale';

/** Most lines across a chart. */
const maxTicks = 4;

/** Returns round values from 0 to at least `max` for the axis of counts. */
export function countTicks(max: number): number[] {
  const top = Math.max(1, max);
  return scaleLinear().domain([0, top]).nice(maxTicks).ticks(maxTicks).filter(Number.isInteger);
}

/** Steps of an axis of minutes that people count in. */
const minuteSteps = [1, 5, 10, 15, 30, 60, 120, 240, 300, 600, 1200, 3000, 6000, 12_000];

/** Returns round values in minutes, from 0 to at least `max`. */
export function minuteTicks(max: number): number[] {
  const step = minuteSteps.find((one) => one * maxTicks >= max) ?? Math.ceil(max / maxTicks / 6000) * 6000;
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}

/** Width of a letter of the axis, and the space between two labels, in px. */
const letterWidth = 6.6;
const labelGap = 24;

/** Returns which of the labels along an axis of `width` px to show, so that none overlaps; the last one is always shown. */
export function pickLabels(labels: readonly (string | undefined)[], width: number): Set<number> {
  const shown = labels.flatMap((label, index) => (label === undefined ? [] : index));
  const longest = Math.max(1, ...labels.map((label) => label?.length ?? 0));
  const room = Math.max(1, Math.floor(width / (longest * letterWidth + labelGap)));
  const step = Math.ceil(shown.length / room);
  return new Set(shown.filter((_, at) => (shown.length - 1 - at) % step === 0));
}
