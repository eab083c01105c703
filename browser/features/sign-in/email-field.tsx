import { TextField } from '#browser/ui/text-field.tsx';
import type { AuthFieldProps } from './use-auth-form.ts';

/** `username` says that the address is that of an account there is. */
export function EmailField(props: AuthFieldProps & { label: string; autoComplete: 'email' | 'username' }) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} required />;
}
