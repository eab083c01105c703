import { PasswordField } from '#browser/ui/password-field.tsx';
import { PasswordMatch, PasswordMeter } from './password-meter.tsx';
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
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        required
        hint={password.value && <PasswordMeter password={password.value} />}
      />
      <PasswordField
        {...confirm}
        label="Confirm Password"
        autoComplete="new-password"
        required
        hint={confirm.value && !confirm.error && <PasswordMatch match={password.value === confirm.value} />}
      />
    </>
  );
}
