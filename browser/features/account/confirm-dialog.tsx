import { useState } from 'react';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { describePasskeyError } from '#browser/features/sign-in/passkey-words.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/account.ts';
import { openProvider } from '#browser/model/session/open-provider.ts';
import { confirmWithPasskey, confirmWithPassword } from '#browser/model/session/passkeys.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import { secondFactorWords } from './account-words.ts';
import { PasswordAndCode } from './password-and-code.tsx';

/** Asks for the password, a passkey or the sign-in service, before something that only the person themselves may do. */
export default function ConfirmDialog({
  methods: { has_password, passkeys, provider },
  onConfirmed,
  onClose,
}: {
  methods: SignInMethods;
  onConfirmed: () => void;
  onClose: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, setProblem, form, field } = useAuthForm({
    words: secondFactorWords,
    initial: { password: '' },
    check: ({ password }) => (password ? undefined : { text: t.passwordIsRequired, field: 'password' }),
    submit: async ({ password }) => {
      await confirmWithPassword(password);
      onConfirmed();
    },
  });

  async function ask(confirm: () => Promise<void>, failure: string) {
    setAsking(true);
    setProblem(undefined);
    try {
      await confirm();
    } catch (error) {
      setProblem(describePasskeyError(error, failure));
    }
    setAsking(false);
  }

  const usePasskey = () =>
    ask(async () => {
      await confirmWithPasskey();
      onConfirmed();
    }, t.thePasskeyCouldNotBe);

  return (
    <Dialog title={t.confirmThatItIsYou} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <p>{t.itHasBeenAWhile}</p>
        {problem && <FormProblem {...problem} />}
        {has_password && <PasswordAndCode password={field('password')} />}
        {provider?.connected && !has_password && <p className="text-muted">{t.youWillReturnToSettings}</p>}
        <div className="flex flex-wrap justify-end gap-2">
          {passkeys.length > 0 && window.isSecureContext && (
            <Button className="mr-auto" busy={isAsking} onClick={usePasskey}>
              {t.useAPasskey}
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            {t.cancel}
          </Button>
          {provider?.connected && !has_password && (
            <Button
              look="primary"
              busy={isAsking}
              onClick={() => ask(() => openProvider('confirm'), t.couldNotOpen(provider.name))}
            >
              {t.signInWith(provider.name)}
            </Button>
          )}
          {has_password && (
            <Button look="primary" type="submit" busy={busy}>
              {t.confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
