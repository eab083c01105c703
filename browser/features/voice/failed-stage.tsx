import { useEffect, useRef } from 'react';
import { t } from '#browser/i18n/voice.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { Button } from '#browser/ui/button.tsx';
import { LocalPlayer } from './local-player.tsx';
import { TypeAlong } from './type-along.tsx';

/** Shows a recording that could not be processed, which is kept until the user retries or deletes it. */
export function FailedStage({
  recording,
  onProcess,
  onDelete,
}: {
  recording: LocalRecording;
  onProcess: () => void;
  onDelete: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="failed" className="mx-auto flex max-w-md flex-col gap-5 py-4 sm:py-8">
      <div className="text-center">
        <h2
          id="failed"
          ref={heading}
          tabIndex={-1}
          className="text-balance font-medium text-danger outline-none"
        >
          {t.processingFailed}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t.problemButKept(recording.problem || t.somethingWentWrongOnThe)}
        </p>
      </div>
      <LocalPlayer recording={recording} />
      <TypeAlong recording={recording} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onProcess}>{t.tryAgain}</Button>
        <Button onClick={onDelete}>{t.delete}</Button>
      </div>
    </section>
  );
}
