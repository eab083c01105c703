import { useAccount } from '#browser/model/session/session.ts';

/** Unseen, in a form that takes a password: tells password managers whose it is. */
export function OwnUsername() {
  const account = useAccount();
  return (
    <input type="text" name="username" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
  );
}
