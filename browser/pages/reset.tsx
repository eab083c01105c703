import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { ApiError } from '#browser/api-client.ts';
import { requestResetWords } from '#browser/features/sign-in/auth-errors.ts';
import { AuthPage } from '#browser/features/sign-in/auth-page.tsx';
import { EmailField } from '#browser/features/sign-in/email-field.tsx';
import { FormProblem, ResetSentNotice } from '#browser/features/sign-in/form-message.tsx';
import { NewPasswordFields } from '#browser/features/sign-in/new-password-fields.tsx';
import { resetPasswordWords } from '#browser/features/sign-in/new-password-words.ts';
import { validateNewPassword } from '#browser/features/sign-in/password-strength.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import { t } from '#browser/i18n/sign-up.ts';
import {
  checkResetLink,
  type ResetRequested,
  requestPasswordReset,
  resetPassword,
} from '#browser/model/session/session.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';

export default function ResetPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [step, setStep] = useState<'checking' | 'choose' | 'expired' | 'done'>(
    token && !params.has('error') ? 'checking' : 'expired',
  );
  useEffect(() => {
    if (step !== 'checking' || !token) return;
    checkResetLink(token).then(
      (works) => setStep(works ? 'choose' : 'expired'),
      // Choosing a password asks the server again, and says what is wrong.
      () => setStep('choose'),
    );
  }, [step, token]);
  if (step === 'checking') return <AuthPage title={t.chooseANewPassword} lead={t.checkingYourLink} />;
  if (step === 'done')
    return (
      <AuthPage title={t.passwordChanged} lead={t.useYourNewPasswordThe}>
        <Link href="/login" className={buttonLook('primary')}>
          {signInTexts.signIn}
        </Link>
      </AuthPage>
    );
  if (step === 'expired' || !token) return <AskForLink again={Boolean(token) || params.has('error')} />;
  return <ChoosePassword token={token} onDone={() => setStep('done')} onExpired={() => setStep('expired')} />;
}

function ChoosePassword({
  token,
  onDone,
  onExpired,
}: {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}) {
  const { busy, problem, form, field } = useAuthForm({
    words: resetPasswordWords,
    initial: { password: '', confirmPassword: '' },
    check: validateNewPassword,
    submit: async ({ password }) => {
      try {
        await resetPassword({ newPassword: password, token });
        onDone();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'INVALID_TOKEN')) throw error;
        onExpired();
      }
    },
  });
  return (
    <AuthPage title={t.chooseANewPassword}>
      <form {...form} className="flex flex-col gap-5">
        {problem && <FormProblem {...problem} />}
        <NewPasswordFields
          label={t.newPassword}
          password={field('password')}
          confirm={field('confirmPassword')}
        />
        <Button look="primary" type="submit" busy={busy} className="mt-1">
          {t.changePassword}
        </Button>
      </form>
    </AuthPage>
  );
}

/** Requests a reset link; `again` if the previous link has expired. */
function AskForLink({ again }: { again: boolean }) {
  const [sent, setSent] = useState<ResetRequested>();
  const { busy, form, problem, field } = useAuthForm({
    words: requestResetWords,
    initial: { email: '' },
    check: ({ email }) =>
      email.trim() ? undefined : { text: signInTexts.pleaseEnterYourEmailAddress, field: 'email' },
    submit: async ({ email }) => {
      setSent(undefined);
      setSent(await requestPasswordReset(email.trim()));
    },
  });
  return (
    <AuthPage
      title={again ? t.sendANewLink : t.resetYourPassword}
      lead={again ? t.linkExpired : t.enterYourEmailAddressAnd}
      footer={
        <RichText
          text={t.youRememberIt}
          tags={{
            link: (words) => (
              <Link href="/login" className="link">
                {words}
              </Link>
            ),
          }}
        />
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <FormProblem {...problem} />}
        {sent && <ResetSentNotice sendsMail={sent.sends_mail} />}
        <EmailField {...field('email')} label={signInTexts.email} autoComplete="username" />
        <Button look="primary" type="submit" busy={busy}>
          {t.sendLink}
        </Button>
      </form>
    </AuthPage>
  );
}
