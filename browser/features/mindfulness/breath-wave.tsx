import type { BreathPattern } from '#contract/mindfulness.ts';

const width = 96;
const height = 32;
const breaths = 2;

/** Draws two breaths of a pattern as one thread: it rises, stays and falls in proportion to the seconds. */
export function BreathWave({ pattern, color }: { pattern: BreathPattern; color: string }) {
  return (
    <svg
      viewBox={`-2 -3 ${width + 4} ${height + 6}`}
      preserveAspectRatio="xMinYMid"
      className="h-9 w-26 shrink-0"
      fill="none"
      stroke={color}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawWave(pattern)} />
    </svg>
  );
}

function drawWave({ inhale, hold, exhale }: BreathPattern): string {
  const perSecond = width / breaths / (inhale + hold + exhale);
  const [up, across, down] = [inhale * perSecond, hold * perSecond, exhale * perSecond];
  const breath = `c${up / 2} 0 ${up / 2} ${-height} ${up} ${-height}h${across}c${down / 2} 0 ${down / 2} ${height} ${down} ${height}`;
  return `M0 ${height}${breath.repeat(breaths)}`;
}
