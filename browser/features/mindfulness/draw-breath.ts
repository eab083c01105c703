import type { BreathPattern } from '#contract/mindfulness.ts';
import { breathAt, fullnessOf } from '#domain/mindfulness/breath.ts';

/** Loops of thread, which lie in a bundle when the lungs are empty and spread into a rosette when they are full. */
export const loopCount = 12;
const emptyScale = 0.42;
/** Share of their angles at which the loops lie when the lungs are empty. */
const emptySpread = 0.2;
const emptyOpacity = 0.25;
/** How open the figure stands where it does not move. */
const stillFullness = 0.8;

type Drawn = Pick<HTMLElement, 'style'> | Pick<SVGElement, 'style'>;

export interface Figure {
  /** Everything that grows and shrinks. */
  body: Drawn;
  loops: readonly Drawn[];
}

/**
 * Draws the figure as it is after `elapsedMs`. The same instant always gives the same figure, so that a late or left out
 * frame is never behind. Where motion is reduced, it fades instead of moving.
 */
export function drawBreath(
  { body, loops }: Figure,
  pattern: BreathPattern,
  { elapsedMs, isReduced }: { elapsedMs: number; isReduced: boolean },
): void {
  const fullness = fullnessOf(breathAt(pattern, elapsedMs));
  const shown = isReduced ? stillFullness : fullness;
  const spread = emptySpread + (1 - emptySpread) * shown;
  body.style.transform = `scale(${emptyScale + (1 - emptyScale) * shown})`;
  body.style.opacity = String(isReduced ? emptyOpacity + (1 - emptyOpacity) * fullness : 1);
  for (const [index, loop] of loops.entries())
    loop.style.transform = `rotate(${(index / loopCount - 0.5) * 180 * spread}deg)`;
}
