import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useConfirmed } from '#browser/features/account/use-confirmed.tsx';
import { describeAuthError } from '#browser/features/sign-in/auth-errors.ts';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { describeProviderProblem, openProviderWords } from '#browser/features/sign-in/provider-words.ts';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { disconnectProvider, openProvider } from '#browser/model/session/open-provider.ts';
import { removePassword } from '#browser/model/session/sign-in-methods.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import { AddPassword } from './add-password.tsx';

/** Removes the password or sets one, and connects the sign-in service. */
export default function PasswordAndProvider({
  methods,
  reload,
}: {
  methods: SignInMethods;
  reload: () => Promise<void>;
}) {
  const { has_password, takes_passwords, passkeys, provider } = methods;
  const search = useSearch();
  const problem = describeProviderProblem(new URLSearchParams(search).get('problem'), provider?.name ?? '', {
    takesPasswords: takes_passwords,
  });
  const confirmed = useConfirmed(methods);

  // Each visit shows the problem once.
  useEffect(() => {
    const { pathname, hash } = location;
    if (new URLSearchParams(location.search).has('problem'))
      return () => history.replaceState(null, '', pathname + hash);
    return undefined;
  }, []);

  async function run(change: () => Promise<void>) {
    try {
      await confirmed.run(change);
    } catch (error) {
      const { text, hint } = describeAuthError(openProviderWords, error);
      toast({ text: hint ? `${text}. ${hint}` : text, tone: 'problem' });
    }
    await reload();
  }

  async function askToRemovePassword() {
    const connectedName = provider?.connected ? provider.name : undefined;
    const sure = await ask({
      title: t.removeYourPassword,
      text: t.onlySignInWith({ hasPasskeys: passkeys.length > 0, provider: connectedName }),
      confirm: t.removePassword,
      cancel: t.keepIt,
      danger: true,
    });
    if (!sure) return;
    await run(async () => {
      await removePassword();
      toast({ text: t.passwordRemoved });
      document.getElementById('password')?.focus({ preventScroll: true });
    });
  }

  async function askToDisconnect(name: string) {
    const sure = await ask({
      title: t.disconnectProvider(name),
      text: t.youWillNoLongerBe,
      confirm: t.disconnect,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    await run(async () => {
      await disconnectProvider();
      toast({ text: t.disconnected(name) });
    });
  }

  return (
    <div className="mt-6 flex max-w-prose flex-col items-start gap-4 first:mt-0">
      {problem && <FormProblem {...problem} />}
      {has_password ? (
        (passkeys.length > 0 || provider?.connected) && (
          <Button onClick={askToRemovePassword}>{t.removePassword}</Button>
        )
      ) : takes_passwords ? (
        <AddPassword run={run} />
      ) : (
        <p>{t.passwordSignInIsTurned}</p>
      )}
      {provider && (
        <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-md border border-hairline bg-surface px-4 py-3">
          <p className="min-w-0 wrap-anywhere">
            {provider.connected ? t.youCanSignInWith(provider.name) : t.connectToSignIn(provider.name)}
          </p>
          {provider.connected ? (
            <Button onClick={() => askToDisconnect(provider.name)}>{t.disconnect}</Button>
          ) : (
            <Button onClick={() => run(() => openProvider('connect'))}>{t.connect(provider.name)}</Button>
          )}
        </div>
      )}
      {confirmed.renderDialog(run)}
    </div>
  );
}
