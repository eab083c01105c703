import { useEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/single-sign-on.ts';
import { hasSignedOut } from '#browser/model/session/keep-signed-out.ts';
import { openProvider } from '#browser/model/session/open-provider.ts';
import { Button } from '#browser/ui/button.tsx';
import type { SignInOptions } from '#contract/sign-in-methods.ts';
import { type AuthProblem, describeAuthError } from './auth-errors.ts';
import { describeProviderProblem, openProviderWords } from './provider-words.ts';

/** Leads to the OpenID provider, by itself where the operator wants that, and tells why it did not sign in. */
export default function ProviderButton({
  provider: { name, auto_redirect },
  takesPasswords,
  search,
  onProblem,
}: {
  provider: NonNullable<SignInOptions['provider']>;
  takesPasswords: boolean;
  /** The query of the page. */
  search: string;
  onProblem: (problem: AuthProblem | undefined) => void;
}) {
  const [busy, setBusy] = useState(false);
  const isStarted = useRef(false);
  const query = new URLSearchParams(search);

  async function open() {
    setBusy(true);
    onProblem(undefined);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await openProvider('sign-in', { from: query.get('from') ?? undefined, timeZone });
    } catch (error) {
      onProblem(describeAuthError(openProviderWords, error));
      setBusy(false);
    }
  }

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const problem = describeProviderProblem(query.get('problem'), name, { takesPasswords });
    if (problem) onProblem(problem);
    else if (auto_redirect && query.get('auto') !== 'off' && !hasSignedOut()) open();
  });

  return (
    <Button look={takesPasswords ? 'secondary' : 'primary'} busy={busy} onClick={open}>
      {t.continueWith(name)}
    </Button>
  );
}
