import { useEffect, useState } from 'react';
import { t } from '#browser/i18n/sign-in.ts';
import { Button } from '#browser/ui/button.tsx';
import type { AuthProblem } from './auth-errors.ts';

const load = () => import('./passkey-sign-in.ts');

/** Events that show a person is there; the code for passkeys is loaded at the first of them. */
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Signs in with a passkey: by a button, and where the browser offers passkeys in the field for the address. */
export function PasskeyButton({ onProblem }: { onProblem: (problem: AuthProblem | undefined) => void }) {
  const [busy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, until the page is left.
  useEffect(() => {
    const leaving = new AbortController();
    const begun = new AbortController();
    const offer = async () => {
      begun.abort();
      const passkeys = await load().catch(() => undefined);
      await passkeys?.offerPasskeys({ signal: leaving.signal, onProblem });
    };
    for (const event of activityEvents) addEventListener(event, offer, { signal: begun.signal });
    return () => {
      begun.abort();
      leaving.abort();
    };
  }, []);

  async function signIn() {
    setBusy(true);
    onProblem(undefined);
    onProblem(
      await load().then(
        ({ signInWithPasskey }) => signInWithPasskey(),
        () => ({ text: t.failedToSignIn, hint: t.checkYourConnectionAndTry }),
      ),
    );
    setBusy(false);
  }

  return (
    <Button busy={busy} onClick={signIn}>
      {t.signInWithAPasskey}
    </Button>
  );
}
