import { Link } from 'wouter';
import { t } from '#browser/i18n/voice.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { fetchRecordings } from '#browser/model/voice/recordings-api.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { formatTimePassed } from '#browser/time/format-duration.ts';
import { formatInstant } from '#browser/time/format-instant.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { recordingHref } from './recording-href.ts';

/** Lists the recordings that the server keeps, newest first, without those still on this device. */
export function EarlierRecordings({ local }: { local: readonly LocalRecording[] }) {
  const { data = [] } = useServerData(fetchRecordings);
  const hourCycle = useHourCycle();
  const recordings = data.filter(({ id }) => !local.some((recording) => recording.id === id));
  if (recordings.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="font-serif text-xl">
        {t.earlierRecordings}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-hairline">
        {recordings.map(({ id, recorded_at, duration_ms, voice_entry, created_tasks }) => (
          <li key={id}>
            <Link href={recordingHref(id)} className="block rounded-sm py-2 hover:text-accent">
              <span dir="auto" className="line-clamp-2">
                {voice_entry.transcription || t.notTranscribed}
              </span>
              <span className="block text-muted text-sm tabular-nums">
                {formatInstant(recorded_at, hourCycle)} · {formatTimePassed(duration_ms)} ·{' '}
                {t.countTasks(created_tasks.length)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
