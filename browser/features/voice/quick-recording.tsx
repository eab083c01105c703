import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { talk, useTalkPhase } from '#browser/features/navigation/talk.ts';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/voice.ts';
import type { RecordingEnd } from '#browser/model/voice/recorder.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { Spinner } from '#browser/ui/spinner.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { useWakeLock } from '#browser/ui/use-wake-lock.ts';
import { LiveTasks } from './live-tasks.tsx';
import { MicrophoneProblemNote } from './microphone-problem-note.tsx';
import { processAndAnnounce, toastKept } from './recording-toasts.ts';
import { RunningRecording } from './running-recording.tsx';
import { type Recorder, useRecorder } from './use-recorder.ts';

/** Records in a card over the current page, from mounting until the key or button that opened it ends the recording. */
export default function QuickRecording() {
  const store = useStore();
  const phase = useTalkPhase();
  /** Set by Escape, which keeps the recording without making tasks of it. */
  const isOnlyKept = useRef(false);
  const recorder = useRecorder((recording: LocalRecording | undefined, by: RecordingEnd) => {
    talk.end();
    if (!recording)
      return toast({
        text: t.nothingRecorded,
        tone: 'problem',
      });
    if (isOnlyKept.current) return toastKept(store, recording);
    if (by !== 'stopped') toast({ text: t.endedBecause[by] });
    processAndAnnounce(store, recording.id);
  });
  const { start, recording, problem } = recorder;
  const wasStarted = useRef(false);
  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    start();
  }, [start]);
  useEffect(() => {
    if (recording) talk.confirmStart();
  }, [recording]);
  useEffect(() => {
    if (phase !== 'ending') return;
    if (recording) void recording.stop();
    else talk.end();
  }, [phase, recording]);
  useWakeLock(recorder.phase === 'recording');
  const keep = useStableCallback(() => {
    isOnlyKept.current = true;
    if (recording) recorder.stop();
    else talk.end();
  });
  useQuickShortcuts(recorder, keep);
  return (
    <Card>
      {problem ? (
        <>
          <MicrophoneProblemNote problem={problem} />
          <Button onClick={talk.end}>{t.close}</Button>
        </>
      ) : recording ? (
        <>
          <RunningRecording recording={recording} isPaused={recorder.phase === 'paused'} />
          {recorder.transcript && <LiveTasks transcript={recorder.transcript} />}
          {phase === 'held' ? (
            <p className="text-muted text-sm">{t.letGoWhenYouAre}</p>
          ) : (
            <Buttons recorder={recorder} />
          )}
        </>
      ) : (
        <p role="status" className="inline-flex items-center gap-2 text-muted">
          <Spinner /> {t.turningMicrophoneOn}
        </p>
      )}
    </Card>
  );
}

/** The card is at the top, away from the finger on the button and from the toasts, and above any dialog. */
const Card = ({ children }: { children: ReactNode }) => (
  <section
    ref={showAboveDialogs}
    popover="manual"
    aria-label={t.recording}
    className="appear fixed inset-x-0 top-[max(0.5rem,env(safe-area-inset-top))] bottom-auto mx-auto max-h-[calc(100dvh-var(--thumb-bar,0px)-5rem)] w-80 max-w-[calc(100vw-1rem)] rounded-md border border-hairline bg-surface p-4 text-text floating"
  >
    <div className="flex flex-col items-center gap-3 text-center">{children}</div>
  </section>
);

const showAboveDialogs = (element: HTMLElement | null) => element?.showPopover();

function Buttons({ recorder }: { recorder: Recorder }) {
  const isPaused = recorder.phase === 'paused';
  const pause = useRef<HTMLButtonElement>(null);
  // Focused so that Space pauses, whatever was pressed before.
  useEffect(() => {
    const before = document.activeElement;
    pause.current?.focus({ preventScroll: true });
    return () =>
      restoreFocus(() => (before instanceof HTMLElement && before.isConnected ? before : null), {
        preventScroll: true,
      });
  }, []);
  return (
    <>
      <div className="flex gap-2">
        <Button
          ref={pause}
          look="quiet"
          icon={isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
          onClick={recorder.togglePause}
        >
          {isPaused ? t.resume : t.pause}
        </Button>
        <Button look="primary" icon={<Square className="size-4 fill-current" />} onClick={recorder.stop}>
          {t.stop}
        </Button>
      </div>
      <p className="text-muted text-sm pointer-coarse:hidden">{t.pressVToStopAnd}</p>
    </>
  );
}

function useQuickShortcuts({ togglePause }: Recorder, keep: () => void): void {
  const toggle = useStableCallback(togglePause);
  useShortcuts(
    useMemo(
      (): Shortcut[] => [
        { keys: 'Space', name: t.pauseOrResume, group: 'Voice', run: toggle },
        { keys: 'Escape', name: t.stopAndOnlyKeep, group: 'Voice', run: keep },
      ],
      [toggle, keep],
    ),
  );
}
