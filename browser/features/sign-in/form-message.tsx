import CircleAlert from 'lucide-react/icons/circle-alert';
import MailCheck from 'lucide-react/icons/mail-check';

/** Shows a problem with the form as a whole. */
export function FormProblem({ text, hint }: { text: string; hint?: string | undefined }) {
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-md border border-danger/40 bg-danger/6 px-3 py-2.5 text-danger"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" />
      <div>
        <p>{text}</p>
        {hint && <p className="mt-0.5 text-sm text-text">{hint}</p>}
      </div>
    </div>
  );
}

export function FormNotice({ text, icon: Icon = MailCheck }: { text: string; icon?: typeof MailCheck }) {
  return (
    <div
      role="status"
      className="flex gap-2.5 rounded-md border border-success/40 bg-success/6 px-3 py-2.5 text-success"
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <p>{text}</p>
    </div>
  );
}
