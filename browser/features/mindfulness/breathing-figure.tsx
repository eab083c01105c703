import { type RefObject, useImperativeHandle, useRef } from 'react';
import { type Figure, loopCount } from './draw-breath.ts';

const ringLength = 2 * Math.PI * 118;

/** Threads that spread and gather with the breath, in a ring that is drawn as the session goes on. */
export function BreathingFigure({
  ref,
  color,
  share,
}: {
  ref: RefObject<Figure | null>;
  color: string;
  /** Share of the session that is done, 0 to 1. */
  share: number;
}) {
  const body = useRef<SVGGElement>(null);
  const loops = useRef<SVGEllipseElement[]>([]);
  useImperativeHandle(ref, () => {
    if (!body.current) throw new Error('The figure is not there yet');
    return { body: body.current, loops: loops.current };
  }, []);
  return (
    <svg viewBox="-120 -120 240 240" fill="none" className="size-full overflow-visible" aria-hidden="true">
      <defs>
        <radialGradient id="breath-glow">
          <stop offset="0.35" stopColor={color} stopOpacity="0" />
          <stop offset="0.8" stopColor={color} stopOpacity="0.16" />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="118" stroke="var(--color-hairline)" strokeWidth="1.5" />
      <circle
        r="118"
        stroke={color}
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={ringLength}
        strokeDashoffset={ringLength * (1 - share)}
        transform="rotate(-90)"
        className={share === 0 ? 'opacity-0' : undefined}
      />
      <g ref={body} data-breath>
        <circle r="112" fill="url(#breath-glow)" />
        {Array.from({ length: loopCount }, (_, index) => (
          <ellipse
            // biome-ignore lint/suspicious/noArrayIndexKey: the loops never change places
            key={index}
            ref={(element) => {
              if (element) loops.current[index] = element;
            }}
            rx="104"
            ry="62"
            stroke={color}
            strokeWidth="1.5"
            strokeOpacity={index === 0 ? 1 : 0.55}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}
