import { changePasswordWords } from '#browser/features/account/account-words.ts';
import { OwnUsername } from '#browser/features/account/own-username.tsx';
import { describeAuthError } from '#browser/features/sign-in/auth-errors.ts';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { NewPasswordField } from '#browser/features/sign-in/new-password-field.tsx';
import { tooShortPassword } from '#browser/features/sign-in/new-password-words.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { addPassword } from '#browser/model/session/sign-in-methods.ts';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { minPasswordLength } from '#contract/limits.ts';

/** Asks for a password where the account has none. */
export function AddPassword({ run }: { run: (change: () => Promise<void>) => Promise<void> }) {
  const { busy, problem, setProblem, form, field } = useAuthForm({
    words: changePasswordWords,
    initial: { password: '' },
    check: ({ password }) => (password.length < minPasswordLength ? tooShortPassword() : undefined),
    submit: ({ password }) =>
      run(async () => {
        try {
          await addPassword(password);
          toast({ text: t.passwordSet });
        } catch (error) {
          const refused = describeAuthError(changePasswordWords, error);
          if (!refused.field) throw error;
          setProblem(refused);
        }
      }),
  });
  return (
    <form {...form} className="flex w-full max-w-md flex-col gap-4">
      <p>{t.yourAccountHasNoPassword}</p>
      {problem && <FormProblem {...problem} />}
      <OwnUsername />
      <NewPasswordField {...field('password')} label={t.newPassword} />
      <Button type="submit" busy={busy} className="self-start">
        {t.setAPassword}
      </Button>
    </form>
  );
}
