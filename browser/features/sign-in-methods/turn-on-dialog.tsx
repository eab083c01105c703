import { useState } from 'react';
import { t } from '#browser/i18n/sign-in-methods.ts';
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
      <Dialog key="codes" title={t.saveYourRecoveryCodes} onClose={onDone}>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    );
  return (
    <Dialog key={address ? 'app' : 'password'} title={t.turnOnTwoStepSign} onClose={onClose}>
      {address ? (
        <ConfirmAppForm address={address} onConfirmed={setCodes} onCancel={onClose} />
      ) : (
        <PasswordForm
          lead={t.youNeedAnAuthenticatorApp}
          confirm={t.continue}
          submit={async ({ password }) => setAddress(await startSecondFactor(password))}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
