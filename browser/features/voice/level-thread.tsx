import { useEffect, useRef } from 'react';
import type { ActiveRecording } from '#browser/model/voice/recorder.ts';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';

const width = 320;
const height = 64;
/** Levels shown at a time, the latest on the right: 6 seconds of them. */
const shownLevels = 60;
const step = width / shownLevels;
const middle = height / 2;
/** Lifts quiet speech, so that it can be seen. */
const toSwing = (level: number) => level ** 1.5 * (middle - 2);

/** Draws what the microphone hears as a thread that swings with the voice. */
export function LevelThread({ recording }: { recording: ActiveRecording }) {
  const path = useRef<SVGPathElement>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    const levels: number[] = new Array(shownLevels).fill(0);
    const draw = () => {
      const { phase, level } = recording.getState();
      if (phase === 'recording') {
        levels.push(level);
        levels.shift();
      }
      path.current?.setAttribute('d', isStill ? drawBar(level) : drawThread(levels));
    };
    draw();
    return recording.subscribe(draw);
  }, [recording, isStill]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="h-16 w-full max-w-sm text-accent forced-colors:text-[CanvasText]"
      fill="none"
      stroke="currentColor"
      strokeWidth={isStill ? 6 : 2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path ref={path} />
    </svg>
  );
}

/** Swings to one side and the other at each level. */
function drawThread(levels: readonly number[]): string {
  const segments = levels.map((level, index) => {
    const swing = toSwing(level) * (index % 2 === 0 ? 1 : -1);
    const end = index + 1 === levels.length ? width : (index + 1) * step;
    return `S${(end - step / 2).toFixed(1)} ${(middle - swing).toFixed(1)} ${end.toFixed(1)} ${middle}`;
  });
  return `M0 ${middle}${segments.join('')}`;
}

/** Without motion: a bar as long as the voice is loud. */
const drawBar = (level: number) =>
  `M${(width / 2 - (level * width) / 2.2).toFixed(1)} ${middle}H${(width / 2 + (level * width) / 2.2 + 0.1).toFixed(1)}`;
