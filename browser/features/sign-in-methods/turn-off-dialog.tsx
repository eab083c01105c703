import { turnOffSecondFactor } from '#browser/model/session/sign-in-methods.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';

export default function TurnOffDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  return (
    <Dialog title="Turn off two-step sign-in?" onClose={onClose}>
      <PasswordForm
        lead="You will then sign in with your password alone. Your recovery codes stop working, and you can delete Heddle from your authenticator app."
        asksCode
        confirm="Turn off"
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
