import { PasswordField } from '#browser/ui/password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import type { AuthFieldProps } from './use-auth-form.ts';

/** Renders the field for a new password, with its strength. */
export function NewPasswordField({ label, ...field }: AuthFieldProps & { label: string }) {
  return (
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      required
      hint={field.value && <PasswordMeter password={field.value} />}
    />
  );
}
