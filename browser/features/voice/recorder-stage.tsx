import Mic from 'lucide-react/icons/mic';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useMemo, useRef } from 'react';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/voice.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { Spinner } from '#browser/ui/spinner.tsx';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { useWakeLock } from '#browser/ui/use-wake-lock.ts';
import { ChooseFile } from './choose-file.tsx';
import { ListenerNote } from './listener-note.tsx';
import { LiveTasks } from './live-tasks.tsx';
import { MicrophoneProblemNote } from './microphone-problem-note.tsx';
import { RunningRecording } from './running-recording.tsx';
import { useListener } from './use-listener.ts';
import type { Recorder } from './use-recorder.ts';

/** Shows the record button, and while recording the time, the level, the live tasks and the controls. */
export function RecorderStage({
  recorder,
  onChosen,
}: {
  recorder: Recorder;
  onChosen: (recording: LocalRecording) => void;
}) {
  const { phase, problem, recording, transcript, live } = recorder;
  const isOn = recording !== null;
  const listener = useListener(live);
  useWakeLock(phase === 'recording');
  useRecorderShortcuts(recorder);
  return (
    <section aria-label={t.recorder} className="flex flex-col items-center gap-6 py-4 text-center sm:py-8">
      {recording ? (
        <RunningRecording recording={recording} isPaused={phase === 'paused'} />
      ) : (
        <p className="max-w-sm text-pretty text-muted">{t.sayWhatIsOnYour}</p>
      )}
      <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-4">
        <span />
        <button
          type="button"
          aria-label={isOn ? t.stop : t.startRecording}
          aria-busy={phase === 'starting' || undefined}
          onClick={() => (isOn ? recorder.stop() : phase === 'idle' && recorder.start())}
          className={classNames(
            'inline-flex size-22 cursor-pointer items-center justify-center rounded-full transition-colors',
            isOn
              ? 'border-2 border-danger bg-surface text-danger hover:bg-raised'
              : 'bg-accent text-on-accent hover:bg-accent-strong',
          )}
        >
          {phase === 'starting' ? (
            <Spinner />
          ) : isOn ? (
            <Square className="size-7 fill-current" />
          ) : (
            <Mic className="size-9" />
          )}
        </button>
        {isOn && <PauseButton isPaused={phase === 'paused'} onPress={recorder.togglePause} />}
      </div>
      <p className="text-muted text-sm">
        {phase === 'starting' && t.yourBrowserMayAskWhether}
        {phase === 'idle' && t.upToTenMinutesSaved}
        {phase === 'recording' && t.pressTheSquareWhenYou}
        {phase === 'paused' && t.recordingIsPaused}
      </p>
      {problem && <MicrophoneProblemNote problem={problem} />}
      {transcript && <LiveTasks transcript={transcript} />}
      {phase === 'idle' && <ListenerNote listener={listener} live={live} />}
      {phase === 'idle' && <ChooseFile onChosen={onChosen} />}
    </section>
  );
}

function PauseButton({ isPaused, onPress }: { isPaused: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Focused so that Space pauses right after the microphone was pressed.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <span className="justify-self-start">
      <Button
        ref={button}
        look="quiet"
        icon={isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
        onClick={onPress}
      >
        {isPaused ? t.resume : t.pause}
      </Button>
    </span>
  );
}

function useRecorderShortcuts(recorder: Recorder): void {
  const isOn = recorder.recording !== null;
  const toggle = useStableCallback(() => {
    if (isOn) recorder.togglePause();
    else if (recorder.phase === 'idle') recorder.start();
  });
  const stop = useStableCallback(recorder.stop);
  useShortcuts(
    useMemo(
      (): Shortcut[] => [
        { keys: 'Space', name: t.startPauseOrResume, group: 'Voice', run: toggle },
        { keys: 's', name: t.stopRecording, group: 'Voice', run: stop },
      ],
      [toggle, stop],
    ),
  );
  // Only while recording here: otherwise `v` opens the quick recording.
  useShortcuts(
    useMemo((): Shortcut[] => [{ keys: 'v', name: t.stopRecording, group: 'Voice', run: stop }], [stop]),
    { isActive: isOn },
  );
}
