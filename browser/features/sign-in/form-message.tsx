import { t } from '#browser/i18n/sign-in.ts';
import { PlainIcon } from '#browser/ui/plain-icon.tsx';

/** Shows a problem with the form as a whole. */
export function FormProblem({ text, hint }: { text: string; hint?: string | undefined }) {
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-md border border-danger/40 bg-danger/6 px-3 py-2.5 text-danger"
    >
      <PlainIcon name="alert" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p>{text}</p>
        {hint && <p className="mt-0.5 text-sm text-text">{hint}</p>}
      </div>
    </div>
  );
}

export function FormNotice({ text, hint }: { text: string; hint?: string | undefined }) {
  return (
    <div
      role="status"
      className="flex gap-2.5 rounded-md border border-success/40 bg-success/6 px-3 py-2.5 text-success"
    >
      <PlainIcon name="check" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p>{text}</p>
        {hint && <p className="mt-0.5 text-sm text-text">{hint}</p>}
      </div>
    </div>
  );
}

/** Says that a link for a new password was asked for, and where it is on a server that sends no mail. */
export const ResetSentNotice = ({ sendsMail }: { sendsMail: boolean }) => (
  <FormNotice
    text={t.passwordResetEmailSentCheck}
    hint={sendsMail ? undefined : t.thisServerIsNotConnected}
  />
);
