import { TextField } from '#browser/ui/text-field.tsx';
import type { AuthFieldProps } from './use-auth-form.ts';

/** Set `autoComplete` to `username` where the address is that of an existing account; with `webauthn` passkeys are offered too. */
export function EmailField(
  props: AuthFieldProps & { label: string; autoComplete: 'email' | 'username' | 'username webauthn' },
) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} required />;
}
