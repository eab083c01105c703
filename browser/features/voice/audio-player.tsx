import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { formatTimePassed } from '#browser/time/format-duration.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';

export interface PlayerHandle {
  /** Plays from this time. */
  playFrom: (ms: number) => void;
}

/** Plays a recording: a button, a slider to move in it, and the time. */
export function AudioPlayer({
  src,
  durationMs,
  label,
  ref,
}: {
  /** Undefined while it loads, null if it cannot be loaded. */
  src: string | null | undefined;
  durationMs: number;
  /** Names what is played, such as `Recording of 14:32`. */
  label: string;
  ref?: Ref<PlayerHandle>;
}) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const play = () => {
    setFailed(false);
    audio.current?.play().catch((error: unknown) => {
      // Pausing before playback has started rejects too, but is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  };
  const moveTo = (ms: number) => {
    setAtMs(ms);
    if (audio.current) audio.current.currentTime = ms / 1000;
  };
  useImperativeHandle(ref, () => ({
    playFrom: (ms) => {
      moveTo(ms);
      play();
    },
  }));
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      setAtMs((audio.current?.currentTime ?? 0) * 1000);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  return (
    <div className="flex w-full items-center gap-2 rounded-md bg-raised py-1 pr-4 pl-1">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcription is shown next to it */}
      <audio
        ref={audio}
        src={src ?? undefined}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAtMs(0)}
        onError={() => setFailed(true)}
      />
      <IconButton
        label={isPlaying ? t.pause : t.play}
        icon={isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
        disabled={!src}
        onClick={() => (isPlaying ? audio.current?.pause() : play())}
        className="size-11"
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={t.positionOf(formatTimePassed(atMs), formatTimePassed(durationMs))}
        min={0}
        max={Math.max(1, Math.round(durationMs))}
        step={100}
        value={Math.min(Math.round(atMs), Math.round(durationMs))}
        onChange={(event) => moveTo(Number(event.target.value))}
        className="h-11 min-w-0 grow cursor-pointer"
      />
      <span className="shrink-0 text-muted text-sm tabular-nums">
        {hasFailed ? t.cannotBePlayed : `${formatTimePassed(atMs)} / ${formatTimePassed(durationMs)}`}
      </span>
    </div>
  );
}
