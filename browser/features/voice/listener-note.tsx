import { Link } from 'wouter';
import { t } from '#browser/i18n/voice.ts';
import type { Listener } from '#browser/model/voice/find-listener.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { LiveSpeechSwitch } from './live-speech-switch.tsx';
import type { LiveSpeech } from './use-live-speech.ts';

/**
 * Says before a recording who will write it down, and offers the browser: as a question where its maker would get the sound and
 * nobody else listens, until that is answered, and as a switch otherwise.
 */
export function ListenerNote({ listener, live }: { listener: Listener | undefined; live: LiveSpeech }) {
  const { account } = useStore();
  const [isAnswered, setAnswered] = usePersistedState(account.id, 'live-speech-asked', false, isBoolean);
  const asks = listener?.by === 'nobody' && live.place === 'service' && !isAnswered;
  return (
    <div className="flex w-full max-w-md flex-col gap-3 text-left">
      <div role="status" className="text-pretty text-center text-muted empty:hidden">
        {listener && describeListener(listener)}
        {listener?.by === 'nobody' && (
          <Link href="/admin" className="link mx-auto flex h-11 w-fit items-center">
            {t.addAProvider}
          </Link>
        )}
      </div>
      {asks ? (
        <section aria-label={t.understandHere} className="rounded-md bg-raised px-4 py-3">
          <p className="text-pretty">{t.yourBrowserCanItSends}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="compact"
              look="primary"
              onClick={() => {
                setAnswered(true);
                live.setOn(true);
              }}
            >
              {t.understandHere}
            </Button>
            <Button size="compact" look="quiet" onClick={() => setAnswered(true)}>
              {t.notNow}
            </Button>
          </div>
        </section>
      ) : (
        <LiveSpeechSwitch live={live} />
      )}
    </div>
  );
}

function describeListener(listener: Listener): string {
  switch (listener.by) {
    case 'server':
      return t.thisServerWritesDownWhat;
    case 'provider':
      return t.yourProviderWritesDownWhat(listener.name);
    case 'browser':
      return listener.place === 'device' ? t.thisBrowserWritesDownWhat : t.thisBrowserWritesDownWhatYou;
    case 'nobody':
      return t.whyNobodyButRecord(listener.why);
    default:
      return listener satisfies never;
  }
}
