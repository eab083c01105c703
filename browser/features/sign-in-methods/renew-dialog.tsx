import { useState } from 'react';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { renewRecoveryCodes } from '#browser/model/session/sign-in-methods.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Replaces the recovery codes, and shows the new ones. */
export default function RenewDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <Dialog key="codes" title={t.saveYourRecoveryCodes} onClose={onDone}>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    );
  return (
    <Dialog title={t.getNewRecoveryCodes} onClose={onClose}>
      <PasswordForm
        lead={t.yourCurrentCodesWillStop}
        asksCode
        confirm={t.getNewCodes}
        submit={async (form) => setCodes(await renewRecoveryCodes(form))}
        onCancel={onClose}
      />
    </Dialog>
  );
}
