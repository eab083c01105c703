import { secondFactorWords } from '#browser/features/account/account-words.ts';
import { PasswordAndCode } from '#browser/features/account/password-and-code.tsx';
import { readCodeProblem } from '#browser/features/sign-in/code-words.ts';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { Button } from '#browser/ui/button.tsx';

/** Asks for the password, and with `asksCode` for a code of the second factor, before something that needs them. */
export function PasswordForm({
  lead,
  asksCode = false,
  confirm,
  isDangerous = false,
  submit,
  onCancel,
}: {
  lead: string;
  asksCode?: boolean;
  /** The label of the button. */
  confirm: string;
  isDangerous?: boolean;
  submit: (form: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}) {
  const { busy, problem, form, field } = useAuthForm({
    words: secondFactorWords,
    initial: { password: '', code: '' },
    check: ({ password, code }) => {
      if (!password) return { text: t.passwordIsRequired, field: 'password' };
      return asksCode ? readCodeProblem(code, { takesRecoveryCodes: true }) : undefined;
    },
    submit,
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <p className="text-pretty">{lead}</p>
      {problem && <FormProblem {...problem} />}
      <PasswordAndCode password={field('password')} code={asksCode && field('code')} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel} disabled={busy}>
          {t.cancel}
        </Button>
        <Button look={isDangerous ? 'danger' : 'primary'} type="submit" busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
