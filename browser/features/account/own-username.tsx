import { useAccount } from '#browser/model/session/session.ts';

/** A hidden field in forms that take a password, which tells password managers the account. */
export function OwnUsername() {
  const account = useAccount();
  return (
    <input type="text" name="username" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
  );
}
