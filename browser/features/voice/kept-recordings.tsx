import { Link } from 'wouter';
import { formatNumber } from '#browser/i18n/language.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/voice.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useSendingState } from '#browser/model/voice/recording-queries.ts';
import type { SendingState } from '#browser/model/voice/recording-queue.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { formatTimePassed } from '#browser/time/format-duration.ts';
import { formatInstant, formatInstantWithin } from '#browser/time/format-instant.ts';
import { Button } from '#browser/ui/button.tsx';
import { recordingHref } from './recording-href.ts';
import type { RecordingActions } from './use-recording-actions.ts';

interface Props {
  recordings: readonly LocalRecording[];
  actions: RecordingActions;
}

/** Shows recordings that a crash or a closed page cut short, to process, keep or delete. */
export const UnfinishedRecordings = ({ recordings, actions }: Props) =>
  recordings
    .filter(({ state }) => state === 'unfinished')
    .map((recording) => <Unfinished key={recording.id} recording={recording} actions={actions} />);

/** Lists the other recordings that are only on this device. */
export function KeptRecordings({ recordings, actions }: Props) {
  const kept = recordings.filter(({ state }) => state !== 'unfinished');
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-8">
      <h2 id="kept" className="font-serif text-xl">
        {t.keptOnThisDevice}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-hairline">
        {kept.map((recording) => (
          <KeptRow key={recording.id} recording={recording} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

function Unfinished({ recording, actions }: { recording: LocalRecording; actions: RecordingActions }) {
  return (
    <section
      aria-label={t.unfinishedRecording}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-raised p-4"
    >
      <p className="text-pretty">
        <RichText
          text={t.notFinished(
            formatInstantWithin(recording.started_at, useHourCycle()),
            formatTimePassed(recording.duration_ms),
          )}
          tags={{ time: (words) => <span className="tabular-nums">{words}</span> }}
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" size="compact" onClick={() => actions.process(recording)}>
          {t.process}
        </Button>
        <Button size="compact" onClick={() => actions.keep(recording)}>
          {t.keep}
        </Button>
        <Button size="compact" look="quiet" onClick={() => actions.remove(recording)}>
          {t.delete}
        </Button>
      </div>
    </section>
  );
}

function KeptRow({ recording, actions }: { recording: LocalRecording; actions: RecordingActions }) {
  const { id, started_at, duration_ms, state } = recording;
  const sending = useSendingState(id);
  const hourCycle = useHourCycle();
  const moment = formatInstantWithin(started_at, hourCycle);
  const canProcess = state !== 'queued';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Link
        href={recordingHref(id)}
        className="min-h-11 min-w-0 grow content-center rounded-sm hover:text-accent"
      >
        <span className="block">
          {formatInstant(started_at, hourCycle)} ·{' '}
          <span className="tabular-nums">{formatTimePassed(duration_ms)}</span>
        </span>
        <span className="block text-muted text-sm">{describeKept(state, sending)}</span>
      </Link>
      {canProcess && (
        <Button
          size="compact"
          aria-label={t.processRecordingOf(moment)}
          onClick={() => actions.process(recording)}
        >
          {state === 'failed' ? t.tryAgain : t.process}
        </Button>
      )}
      <Button
        size="compact"
        look="quiet"
        aria-label={t.deleteRecordingOf(moment)}
        onClick={() => actions.remove(recording)}
      >
        {t.delete}
      </Button>
    </li>
  );
}

function describeKept(state: LocalRecording['state'], sending: SendingState): string {
  if (state === 'failed') return t.couldNotBeProcessed;
  if (state !== 'queued') return t.notProcessedYet;
  if (sending.phase === 'sending') return t.sendingShare(formatNumber(sending.share, { style: 'percent' }));
  if (sending.phase === 'processing') return t.transcribing;
  if (sending.for === 'transcriber') return t.waitingForSpeechRecognition;
  if (sending.for === 'server') return t.waitingForTheServer;
  return sending.for === 'network' ? t.waitingForTheNetwork : t.waitingToBeSent;
}
