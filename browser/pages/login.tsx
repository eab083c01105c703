import { Suspense, useState } from 'react';
import { Link, useSearch } from 'wouter';
import {
  type AuthProblem,
  describeAuthError,
  requestResetWords,
  signInWords,
} from '#browser/features/sign-in/auth-errors.ts';
import { AuthPage } from '#browser/features/sign-in/auth-page.tsx';
import { EmailField } from '#browser/features/sign-in/email-field.tsx';
import { FormNotice, FormProblem, ResetSentNotice } from '#browser/features/sign-in/form-message.tsx';
import { PasskeyButton } from '#browser/features/sign-in/passkey-button.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/sign-in.ts';
import {
  type ResetRequested,
  requestPasswordReset,
  signIn,
  useSession,
} from '#browser/model/session/session.ts';
import { useSignInOptions } from '#browser/model/session/sign-in-options.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadable } from '#browser/ui/loadable.tsx';
import { PasswordField } from '#browser/ui/password-field.tsx';

const CodeStep = loadable(
  () => import('#browser/features/sign-in/code-step.tsx'),
  ({ retry }) => (
    <AuthPage title={t.theNextStepCouldNot}>
      <Button onClick={retry}>{t.tryAgain}</Button>
    </AuthPage>
  ),
);

const ProviderButton = loadable(
  () => import('#browser/features/sign-in/provider-button.tsx'),
  ({ retry }) => <Button onClick={retry}>{t.tryAgain}</Button>,
);

/** Passkeys need HTTPS or localhost. */
const supportsPasskeys = window.isSecureContext && 'PublicKeyCredential' in window;

export default function LoginPage() {
  const [asksCode, setAsksCode] = useState(false);
  const search = useSearch();
  const [sent, setSent] = useState<ResetRequested>();
  const [sending, setSending] = useState(false);
  const session = useSession();
  const options = useSignInOptions();
  const isDeleted = session.state === 'signedOut' && session.because === 'deleted';
  const { values, busy, problem, setProblem, form, field } = useAuthForm({
    words: signInWords,
    initial: { email: '', password: '' },
    check: ({ email, password }) => {
      if (!email.trim()) return { text: t.emailIsRequired, field: 'email' };
      if (!password) return { text: t.passwordIsRequired, field: 'password' };
      return undefined;
    },
    submit: async ({ email, password }) => {
      const isSignedIn = await signIn('sign-in/email', { email: email.trim(), password });
      setAsksCode(!isSignedIn);
    },
  });

  function restart(reason?: AuthProblem) {
    setAsksCode(false);
    setProblem(reason);
  }

  async function sendResetMail() {
    if (sending) return;
    setSent(undefined);
    const email = values.email.trim();
    if (!email) return setProblem({ text: t.pleaseEnterYourEmailAddress, field: 'email' });
    setProblem(undefined);
    setSending(true);
    try {
      setSent(await requestPasswordReset(email));
    } catch (error) {
      setProblem(describeAuthError(requestResetWords, error));
    } finally {
      setSending(false);
    }
  }

  if (asksCode) return <CodeStep onRestart={restart} />;
  return (
    <AuthPage
      title={t.welcomeBack}
      lead={t.signInAndPickUp}
      footer={
        options.password && (
          <RichText
            text={t.newHere}
            tags={{
              link: (words) => (
                <Link href={search ? `/signup?${search}` : '/signup'} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        )
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <FormProblem {...problem} />}
        {sent && <ResetSentNotice sendsMail={sent.sends_mail} />}
        {isDeleted && !sent && !problem && <FormNotice text={t.yourAccountAndEverythingIn} />}
        {options.password && (
          <>
            <EmailField {...field('email')} label={t.email} autoComplete="username webauthn" />
            <PasswordField
              {...field('password')}
              label={t.password}
              autoComplete="current-password"
              required
            />
            <Button look="primary" type="submit" busy={busy} className="mt-1">
              {t.signIn}
            </Button>
          </>
        )}
        {options.provider && (
          <Suspense>
            <ProviderButton
              provider={options.provider}
              takesPasswords={options.password}
              search={search}
              onProblem={setProblem}
            />
          </Suspense>
        )}
        {supportsPasskeys && <PasskeyButton onProblem={setProblem} />}
        {options.password && (
          <button
            type="button"
            aria-disabled={sending || undefined}
            onClick={sendResetMail}
            className="link -my-2 min-h-11 self-center"
          >
            {t.forgotYourPassword}
          </button>
        )}
      </form>
    </AuthPage>
  );
}
