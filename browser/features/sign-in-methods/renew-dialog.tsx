import { useState } from 'react';
import { renewRecoveryCodes } from '#browser/model/session/sign-in-methods.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Replaces the recovery codes, and shows the new ones. */
export default function RenewDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <Dialog key="codes" title="Save your recovery codes" onClose={onDone}>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    );
  return (
    <Dialog title="Get new recovery codes" onClose={onClose}>
      <PasswordForm
        lead="Your current codes will stop working, including those you have not used."
        asksCode
        confirm="Get new codes"
        submit={async (form) => setCodes(await renewRecoveryCodes(form))}
        onCancel={onClose}
      />
    </Dialog>
  );
}
