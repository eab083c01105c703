import { useEffect, useId, useState } from 'react';
import { ApiError } from '#browser/api-client.ts';
import { ExportButton } from '#browser/features/export/export-button.tsx';
import { describeAuthError } from '#browser/features/sign-in/auth-errors.ts';
import { readCodeProblem } from '#browser/features/sign-in/code-words.ts';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/account.ts';
import { perLocale } from '#browser/i18n/language.ts';
import { deleteAccount } from '#browser/model/session/own-account.ts';
import { useAccount } from '#browser/model/session/session.ts';
import { readSignInMethods } from '#browser/model/session/sign-in-methods.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { deleteAccountWords } from './account-words.ts';
import { PasswordAndCode } from './password-and-code.tsx';
import { useConfirmed } from './use-confirmed.tsx';

/** Says what will be deleted, offers an export, and asks for the password. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const account = useAccount();
  const [asksCode, setAsksCode] = useState(false);
  const { data: methods } = useServerData(readSignInMethods);
  const hasPassword = methods?.has_password ?? true;
  const confirmed = useConfirmed(methods);
  const counts = [
    ['tasks', useRows('tasks').length],
    ['projects', useRows('projects').length],
    ['themes', useRows('themes').length],
    ['threads', useRows('threads').length],
    ['notes', useRows('notes').length],
  ] as const;
  const deleted = counts.flatMap(([kind, count]) => (count === 0 ? [] : t.counts[kind](count)));
  const { busy, problem, setProblem, form, field } = useAuthForm({
    words: deleteAccountWords,
    initial: { password: '', code: '' },
    check: ({ password, code }) => {
      if (!hasPassword) return undefined;
      if (!password) return { text: t.passwordIsRequired, field: 'password' };
      return asksCode ? readCodeProblem(code, { takesRecoveryCodes: true }) : undefined;
    },
    submit: async ({ password, code }) => {
      if (!account) return;
      try {
        await confirmed.run(() =>
          deleteAccount({ id: account.id, ...(hasPassword && { password }), ...(asksCode && { code }) }),
        );
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CODE_REQUIRED') throw error;
        setAsksCode(true);
      }
    },
  });
  const { ref } = form;

  useEffect(() => {
    const input = asksCode && ref.current?.elements.namedItem('code');
    if (input instanceof HTMLInputElement) input.focus();
  }, [asksCode, ref]);

  return (
    <Dialog
      onClose={() => busy || onClose()}
      title={t.deleteYourAccount}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t.cancel}
          </Button>
          <Button look="danger" type="submit" form={id} busy={busy}>
            {t.deleteEverything}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <p>{t.thisDeletesForGood}</p>
          <ul className="mt-1 list-disc pl-5 marker:text-muted">
            <li>{getListFormat().format([...deleted, t.everythingInTheTrash])}</li>
            <li>{t.yourCapturesAsYouTyped}</li>
            <li>{t.theHistoryOfYourChanges}</li>
            <li className="wrap-anywhere">{t.accountAndDevices(account?.email ?? '')}</li>
          </ul>
          <p className="mt-2 text-muted">{t.backupsOfTheServerKeep}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-hairline bg-raised p-3">
          <p>{t.keepACopy}</p>
          <ExportButton>{t.exportEverythingFirst}</ExportButton>
        </div>
        <form {...form} id={id} className="flex flex-col gap-3">
          {problem && <FormProblem {...problem} />}
          {hasPassword && (
            <PasswordAndCode
              password={field('password')}
              code={asksCode && field('code')}
              codeHint={t.twoStepSignInIs}
            />
          )}
        </form>
        {confirmed.renderDialog((change) =>
          change().catch((error: unknown) => setProblem(describeAuthError(deleteAccountWords, error))),
        )}
      </div>
    </Dialog>
  );
}

const getListFormat = perLocale((locale) => new Intl.ListFormat(locale));
