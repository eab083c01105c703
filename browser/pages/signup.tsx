import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { AuthPage } from '#browser/features/sign-in/auth-page.tsx';
import { EmailField } from '#browser/features/sign-in/email-field.tsx';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { NewPasswordFields } from '#browser/features/sign-in/new-password-fields.tsx';
import { signUpWords } from '#browser/features/sign-in/new-password-words.ts';
import { validateNewPassword } from '#browser/features/sign-in/password-strength.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import { t } from '#browser/i18n/sign-up.ts';
import { useRestoreOffer } from '#browser/model/restore/restore-offer.ts';
import { signUp } from '#browser/model/session/session.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadable } from '#browser/ui/loadable.tsx';
import { TextField } from '#browser/ui/text-field.tsx';

const RestorePage = loadable(
  () => import('#browser/features/sign-in/restore-page.tsx'),
  ({ retry }) => (
    <AuthPage title={signInTexts.theNextStepCouldNot}>
      <Button onClick={retry}>{signInTexts.tryAgain}</Button>
    </AuthPage>
  ),
);

export default function SignupPage() {
  const [isRestoring, setRestoring] = useState(false);
  const offersRestore = useRestoreOffer();
  const search = useSearch();
  const { busy, problem, form, field } = useAuthForm({
    words: signUpWords,
    initial: { name: '', email: '', password: '', confirmPassword: '' },
    check: (values) => {
      if (!values.name.trim()) return { text: t.nameIsRequired, field: 'name' };
      if (!values.email.trim()) return { text: signInTexts.emailIsRequired, field: 'email' };
      return validateNewPassword(values);
    },
    submit: ({ name, email, password }) => signUp({ name: name.trim(), email: email.trim(), password }),
  });

  if (isRestoring) return <RestorePage onLeave={() => setRestoring(false)} />;
  return (
    <AuthPage
      title={t.createYourAccount}
      lead={t.sayOrTypeWhatIs}
      footer={
        <>
          <RichText
            text={t.haveAnAccount}
            tags={{
              link: (words) => (
                <Link href={search ? `/login?${search}` : '/login'} className="link">
                  {words}
                </Link>
              ),
            }}
          />
          {offersRestore && (
            <span className="mt-2 block">
              <RichText
                text={t.movingFromAnotherServer}
                tags={{
                  restore: (words) => (
                    <button type="button" className="link" onClick={() => setRestoring(true)}>
                      {words}
                    </button>
                  ),
                }}
              />
            </span>
          )}
        </>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <FormProblem {...problem} />}
        <TextField {...field('name')} label={t.fullName} autoComplete="name" required />
        <EmailField {...field('email')} label={t.emailAddress} autoComplete="email" />
        <NewPasswordFields
          label={signInTexts.password}
          password={field('password')}
          confirm={field('confirmPassword')}
        />
        <Button look="primary" type="submit" busy={busy} className="mt-1">
          {t.createAccount}
        </Button>
      </form>
    </AuthPage>
  );
}
