import { useId } from 'react';
import { ExportButton } from '#browser/features/export/export-button.tsx';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { deleteAccount } from '#browser/model/session/own-account.ts';
import { useAccount } from '#browser/model/session/session.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { OwnUsername } from './own-username.tsx';

/** Says what goes, offers to keep a copy, and takes the password. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const account = useAccount();
  const counts = [
    counted(useRows('tasks').length, 'task'),
    counted(useRows('projects').length, 'project'),
    counted(useRows('themes').length, 'theme'),
    counted(useRows('threads').length, 'thread'),
    counted(useRows('notes').length, 'note'),
  ].flat();
  const { busy, problem, form, field } = useAuthForm({
    action: 'deleteAccount',
    initial: { password: '' },
    check: ({ password }) => (password ? undefined : { text: 'Password is required', field: 'password' }),
    submit: async ({ password }) => account && deleteAccount({ id: account.id, password }),
  });
  return (
    <Dialog
      onClose={() => busy || onClose()}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="danger" type="submit" form={id} busy={busy}>
            Delete everything
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <p>This deletes, and nobody can bring it back:</p>
          <ul className="mt-1 list-disc pl-5 marker:text-muted">
            <li>{list.format([...counts, 'what is in the trash'])}</li>
            <li>what you captured, as you typed it, and what Heddle learned from you</li>
            <li>the history of your changes, and your settings</li>
            <li className="wrap-anywhere">
              the account {account?.email}; every device is signed out at once
            </li>
          </ul>
          <p className="mt-2 text-muted">
            It does not reach backups of the server, nor devices that are offline now: those are signed out,
            and keep their copy until their browser data are cleared.
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-hairline bg-raised p-3">
          <p>Keep a copy?</p>
          <ExportButton>Export everything first</ExportButton>
        </div>
        <form {...form} id={id} className="flex flex-col gap-3">
          {problem && <FormProblem {...problem} />}
          <OwnUsername />
          <PasswordField
            {...field('password')}
            label="Password"
            autoComplete="current-password"
            required
            data-autofocus
          />
        </form>
      </div>
    </Dialog>
  );
}

const list = new Intl.ListFormat('en');

/** Nothing where there is none. */
const counted = (count: number, noun: string) =>
  count === 0 ? [] : `${count.toLocaleString()} ${count === 1 ? noun : `${noun}s`}`;
