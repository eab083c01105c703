import type { AuthFieldProps } from '#browser/features/sign-in/use-auth-form.ts';
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
      <PasswordField {...password} label="Password" autoComplete="current-password" required data-autofocus />
      {code && (
        <TextField
          {...code}
          label="Code from your app, or a recovery code"
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
