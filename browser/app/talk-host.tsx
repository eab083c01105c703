import { Suspense, useEffect, useMemo } from 'react';
import { talk, useTalkPhase } from '#browser/features/navigation/talk.ts';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/app.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import { toast } from '#browser/ui/toast-queue.ts';

const QuickRecording = loadable(() => import('#browser/features/voice/quick-recording.tsx'), NotLoaded);

/** Records over any page while `v` or a microphone is held, or between two taps. */
export function TalkHost() {
  const phase = useTalkPhase();
  useShortcuts(
    useMemo(
      (): Shortcut[] => [
        {
          keys: 'v',
          name: t.recordByKey,
          group: 'Voice',
          run: ({ timeStamp, code }) => {
            talk.press(timeStamp);
            releaseWithKey(code);
          },
        },
      ],
      [],
    ),
  );
  return <Suspense>{phase !== 'off' && <QuickRecording />}</Suspense>;
}

/** Releases when the key does, or when the window, which hears of no key any more, loses the focus. */
function releaseWithKey(code: string): void {
  const stopListening = new AbortController();
  const { signal } = stopListening;
  const release = ({ timeStamp }: Event) => {
    stopListening.abort();
    talk.release(timeStamp);
  };
  window.addEventListener('keyup', (event) => event.code === code && release(event), {
    signal,
    capture: true,
  });
  window.addEventListener('blur', release, { signal });
}

function NotLoaded() {
  useEffect(() => {
    toast({ text: t.recordingIsNotOnThis, tone: 'problem' });
    talk.end();
  }, []);
  return null;
}
