import { t } from '#browser/i18n/sign-up.ts';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordMatch } from './password-meter.tsx';
import type { AuthFieldProps } from './use-auth-form.ts';

/** Fields for a new password, with its strength, and for its confirmation. */
export function NewPasswordFields({
  label,
  password,
  confirm,
}: {
  label: string;
  password: AuthFieldProps;
  confirm: AuthFieldProps;
}) {
  return (
    <>
      <NewPasswordField {...password} label={label} />
      <PasswordField
        {...confirm}
        label={t.confirmPassword}
        autoComplete="new-password"
        required
        hint={confirm.value && !confirm.error && <PasswordMatch match={password.value === confirm.value} />}
      />
    </>
  );
}
