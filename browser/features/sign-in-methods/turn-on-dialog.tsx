import { useState } from 'react';
import { startSecondFactor } from '#browser/model/session/sign-in-methods.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { ConfirmAppForm } from './confirm-app-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * Turns two-step sign-in on: asks for the password, shows the secret, asks for a code of it, and shows the recovery codes. Each step
 * is a dialog of its own, which takes the focus.
 */
export default function TurnOnDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [address, setAddress] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <Dialog key="codes" title="Save your recovery codes" onClose={onDone}>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    );
  return (
    <Dialog key={address ? 'app' : 'password'} title="Turn on two-step sign-in" onClose={onClose}>
      {address ? (
        <ConfirmAppForm address={address} onConfirmed={setCodes} onCancel={onClose} />
      ) : (
        <PasswordForm
          lead="You need an authenticator app, such as Aegis, 2FAS, Google Authenticator, or a password manager that shows codes."
          confirm="Continue"
          submit={async ({ password }) => setAddress(await startSecondFactor(password))}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
