import Hourglass from 'lucide-react/icons/hourglass';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef } from 'react';
import { t } from '#browser/i18n/voice.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { Button } from '#browser/ui/button.tsx';
import { LocalPlayer } from './local-player.tsx';
import { TypeAlong } from './type-along.tsx';
import { useCanTranscribe } from './use-listener.ts';

/** Shows a recording on this device, to play, process or delete. */
export function RecordedStage({
  recording,
  note,
  onProcess,
  onReset,
}: {
  recording: LocalRecording;
  /** Why it ended, if the user did not stop it. */
  note?: string | undefined;
  onProcess: () => void;
  onReset: () => void;
}) {
  const isUnheard = useCanTranscribe() === false && !recording.transcription;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="recorded" className="mx-auto flex max-w-md flex-col gap-5 py-4 sm:py-8">
      <div className="text-center">
        <h2 id="recorded" ref={heading} tabIndex={-1} className="font-serif text-xl outline-none">
          {t.yourRecording}
        </h2>
        {note && (
          <p role="status" className="mt-1 text-pretty text-muted">
            {note}
          </p>
        )}
      </div>
      <LocalPlayer recording={recording} />
      {recording.transcription && (
        <blockquote
          dir="auto"
          className="max-h-40 overflow-y-auto whitespace-pre-wrap border-hairline border-l-2 pl-3 wrap-anywhere"
        >
          {recording.transcription}
        </blockquote>
      )}
      {isUnheard && <TypeAlong recording={recording} />}
      <div className="flex flex-wrap justify-center gap-3">
        {isUnheard ? (
          <Button icon={<Hourglass className="size-4" />} onClick={onProcess}>
            {t.transcribeLater}
          </Button>
        ) : (
          <Button look="primary" icon={<Sparkles className="size-4" />} onClick={onProcess}>
            {t.processRecording}
          </Button>
        )}
        <Button icon={<RotateCcw className="size-4" />} onClick={onReset}>
          {t.reset}
        </Button>
      </div>
    </section>
  );
}
