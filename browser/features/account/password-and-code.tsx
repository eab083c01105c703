import type { AuthFieldProps } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/account.ts';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { OwnUsername } from './own-username.tsx';

/** Renders the fields with which the signed-in person confirms who they are: the password, and `code` of the second factor. */
export function PasswordAndCode({
  password,
  code,
  codeHint,
}: {
  password: AuthFieldProps;
  /** Absent where no code is asked for. */
  code?: AuthFieldProps | false;
  codeHint?: string;
}) {
  return (
    <>
      <OwnUsername />
      <PasswordField
        {...password}
        label={t.password}
        autoComplete="current-password"
        required
        data-autofocus
      />
      {code && (
        <TextField
          {...code}
          label={t.codeFromYourAppOr}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </>
  );
}
