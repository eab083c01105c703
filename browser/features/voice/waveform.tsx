import { useEffect, useRef } from 'react';
import type { ActiveRecording } from '#browser/model/voice/recorder.ts';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';

const width = 320;
const height = 64;
/** The number of levels shown, the latest on the right: 6 seconds. */
const shownLevels = 60;
const step = width / shownLevels;
const middle = height / 2;
/** Maps a level to an amplitude in pixels. */
const toAmplitude = (level: number) => level ** 1.5 * (middle - 2);

/** Draws the level of the microphone as a waveform, or as a bar if the user prefers reduced motion. */
export function Waveform({ recording }: { recording: ActiveRecording }) {
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
      path.current?.setAttribute('d', isStill ? drawBar(level) : drawWaveform(levels));
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

/** Returns the path of a curve that swings up and down by turns at each level. */
function drawWaveform(levels: readonly number[]): string {
  const segments = levels.map((level, index) => {
    const amplitude = toAmplitude(level) * (index % 2 === 0 ? 1 : -1);
    const end = index + 1 === levels.length ? width : (index + 1) * step;
    return `S${(end - step / 2).toFixed(1)} ${(middle - amplitude).toFixed(1)} ${end.toFixed(1)} ${middle}`;
  });
  return `M0 ${middle}${segments.join('')}`;
}

/** Returns the path of a bar whose length shows the level. */
const drawBar = (level: number) =>
  `M${(width / 2 - (level * width) / 2.2).toFixed(1)} ${middle}H${(width / 2 + (level * width) / 2.2 + 0.1).toFixed(1)}`;
