import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breathAt, fullnessOf } from '#domain/mindfulness/breath.ts';
import { listExercises } from '#domain/mindfulness/exercises.ts';
import english from '#messages/en/domain.ts';
import { drawBreath, loopCount } from './draw-breath.ts';

const createFigure = () => ({
  body: { style: { transform: '', opacity: '' } as CSSStyleDeclaration },
  loops: Array.from({ length: loopCount }, () => ({ style: { transform: '' } as CSSStyleDeclaration })),
});
type Figure = ReturnType<typeof createFigure>;

const scaleOf = ({ body }: Figure) => Number(/^scale\((.+)\)$/.exec(body.style.transform)?.[1]);
const lastAngleOf = ({ loops }: Figure) =>
  Number(/^rotate\((.+)deg\)$/.exec(loops.at(-1)?.style.transform ?? '')?.[1]);

const instants = fc.integer({ min: 0, max: 20 * 60_000 });

it.each(listExercises(english))(
  '$name: every frame shows how full the lungs are at that instant, whatever came before',
  ({ pattern }) => {
    const figure = createFigure();
    fc.assert(
      fc.property(instants, (elapsedMs) => {
        drawBreath(figure, pattern, { elapsedMs, isReduced: false });
        const fullness = fullnessOf(breathAt(pattern, elapsedMs));
        expect((scaleOf(figure) - 0.42) / 0.58).toBeCloseTo(fullness, 10);
        expect(lastAngleOf(figure)).toBeCloseTo(75 * (0.2 + 0.8 * fullness), 10);
        expect(figure.body.style.opacity).toBe('1');
      }),
    );
  },
);

it('fades instead of moving where motion is reduced', () => {
  const figure = createFigure();
  const { pattern } = listExercises(english)[0] ?? { pattern: { inhale: 4, hold: 4, exhale: 6 } };
  drawBreath(figure, pattern, { elapsedMs: 0, isReduced: true });
  const still = [scaleOf(figure), lastAngleOf(figure)];
  fc.assert(
    fc.property(instants, (elapsedMs) => {
      drawBreath(figure, pattern, { elapsedMs, isReduced: true });
      expect([scaleOf(figure), lastAngleOf(figure)]).toEqual(still);
      const fullness = fullnessOf(breathAt(pattern, elapsedMs));
      expect((Number(figure.body.style.opacity) - 0.25) / 0.75).toBeCloseTo(fullness, 10);
    }),
  );
});
