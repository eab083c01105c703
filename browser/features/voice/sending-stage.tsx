import { Link } from 'wouter';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/voice.ts';
import { useSendingState } from '#browser/model/voice/recording-queries.ts';
import type { SendingState } from '#browser/model/voice/recording-queue.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { Button } from '#browser/ui/button.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { Spinner } from '#browser/ui/spinner.tsx';
import { LocalPlayer } from './local-player.tsx';
import { TypeAlong } from './type-along.tsx';

/** Shows the progress of a queued recording, or what it waits for. */
export function SendingStage({ recording, onAnother }: { recording: LocalRecording; onAnother: () => void }) {
  const state = useSendingState(recording.id);
  const { title, text } = describeSending(state);
  return (
    <section aria-label={t.processing} className="mx-auto flex max-w-md flex-col gap-5 py-4 sm:py-8">
      <div className="text-center">
        <p role="status" className="inline-flex items-center gap-2 font-serif text-xl">
          {state.phase === 'processing' && <Spinner />}
          {title}
        </p>
        <p className="mt-1 text-pretty text-muted">{text}</p>
      </div>
      {state.phase === 'sending' && (
        <ProgressBar
          label={t.sent}
          value={state.share}
          max={1}
          text={t.shareSent(formatNumber(state.share, { style: 'percent' }))}
        />
      )}
      {state.phase === 'waiting' && <LocalPlayer recording={recording} />}
      {state.phase === 'waiting' && state.for === 'transcriber' && <TypeAlong recording={recording} />}
      <div className="flex flex-wrap justify-center gap-3">
        {state.phase === 'waiting' && state.for === 'transcriber' && (
          <Link href="/admin" className="link inline-flex h-11 items-center">
            {t.addAProvider}
          </Link>
        )}
        <Button onClick={onAnother}>{t.recordAnother}</Button>
      </div>
    </section>
  );
}

function describeSending(state: SendingState): { title: string; text: string } {
  if (state.phase === 'sending') return { title: t.sending, text: t.itStaysOnThisDevice };
  if (state.phase === 'processing')
    return {
      title: t.transcribingWhatYouSaid,
      text: t.youCanLeaveThisPage,
    };
  if (state.for === 'transcriber')
    return {
      title: t.waitingForSpeechRecognition,
      text: t.keptUntilTranscribed(state.detail),
    };
  if (state.for === 'network')
    return {
      title: t.waitingForTheNetwork,
      text: t.itIsKeptOnThis,
    };
  if (state.for === 'server')
    return {
      title: t.waitingForTheServer,
      text: t.itIsBusyWithOther,
    };
  return { title: t.waitingItsTurn, text: t.itIsKeptOnThisDevice };
}
