import { t } from '#browser/i18n/sign-in-methods.ts';
import { turnOffSecondFactor } from '#browser/model/session/sign-in-methods.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';

export default function TurnOffDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  return (
    <Dialog title={t.turnOffTwoStepSign} onClose={onClose}>
      <PasswordForm
        lead={t.youWillThenSignIn}
        asksCode
        confirm={t.turnOff}
        isDangerous
        submit={async (form) => {
          await turnOffSecondFactor(form);
          onDone();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
