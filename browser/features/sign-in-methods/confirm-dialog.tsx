import { useState } from 'react';
import { PasswordAndCode } from '#browser/features/account/password-and-code.tsx';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { describePasskeyError } from '#browser/features/sign-in/passkey-words.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { confirmWithPasskey, confirmWithPassword } from '#browser/model/session/passkeys.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { secondFactorWords } from './sign-in-method-words.ts';

/** Asks for the password, or a passkey, before something that only the person themselves may do. */
export default function ConfirmDialog({
  takesPasskey,
  onConfirmed,
  onClose,
}: {
  takesPasskey: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, setProblem, form, field } = useAuthForm({
    words: secondFactorWords,
    initial: { password: '' },
    check: ({ password }) => (password ? undefined : { text: 'Password is required', field: 'password' }),
    submit: async ({ password }) => {
      await confirmWithPassword(password);
      onConfirmed();
    },
  });

  async function usePasskey() {
    setAsking(true);
    setProblem(undefined);
    try {
      await confirmWithPasskey();
      onConfirmed();
    } catch (error) {
      setProblem(describePasskeyError(error, 'The passkey could not be checked'));
      setAsking(false);
    }
  }

  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <p>It has been a while since you signed in here.</p>
        {problem && <FormProblem {...problem} />}
        <PasswordAndCode password={field('password')} />
        <div className="flex flex-wrap justify-end gap-2">
          {takesPasskey && (
            <Button className="mr-auto" busy={isAsking} onClick={usePasskey}>
              Use a passkey
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
