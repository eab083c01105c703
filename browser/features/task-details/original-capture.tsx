import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { t } from '#browser/i18n/task-details.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import type { Capture } from '#contract/captures.ts';
import { DetailSection } from './detail-section.tsx';

/** Shows the original text that a task was created from. */
export function OriginalCapture({ id }: { id: string }) {
  const { db } = useStore();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const [capture, setCapture] = useState<Capture>();
  useEffect(() => {
    const subscription = liveQuery(() => db.captures.get(id)).subscribe({
      next: setCapture,
      // The original text is optional, so a failed request is not reported.
      error: () => setCapture(undefined),
    });
    return () => subscription.unsubscribe();
  }, [db, id]);
  if (!capture) return null;
  const at = toWallMinute(new Date(capture.captured_at));
  return (
    <DetailSection
      title={t.asYouWroteIt}
      aside={
        <time dateTime={capture.captured_at} className="text-muted text-sm tabular-nums">
          {formatDue(at, now, hourCycle)}
        </time>
      }
    >
      <blockquote
        dir="auto"
        className="max-h-60 overflow-y-auto whitespace-pre-wrap border-hairline border-l-2 pl-3 text-muted wrap-anywhere"
      >
        {capture.text}
      </blockquote>
    </DetailSection>
  );
}
