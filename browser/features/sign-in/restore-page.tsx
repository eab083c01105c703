import FileUp from 'lucide-react/icons/file-up';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '#browser/api-client.ts';
import { formatNumber, getLocale } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/restore.ts';
import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import {
  type BackupKind,
  recognizeBackup,
  restoreBackup,
  sendBackup,
} from '#browser/model/restore/restore-backup.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { Spinner } from '#browser/ui/spinner.tsx';
import { maxRestoreBytes } from '#contract/limits.ts';
import { type AuthProblem, describeAuthError } from './auth-errors.ts';
import { AuthPage } from './auth-page.tsx';
import { FormNotice, FormProblem } from './form-message.tsx';
import { restoreWords } from './restore-words.ts';

type Step = 'choose' | 'send' | 'restore' | 'done';

const bytesPerMb = 1024 * 1024;
const formatSize = (bytes: number) =>
  bytes < bytesPerMb
    ? t.kilobytes(formatNumber(Math.ceil(bytes / 1024)))
    : t.megabytes(formatNumber(Math.round(bytes / bytesPerMb)));

/** Restores a backup of another server on one that nobody has an account on. `onLeave` leads back to the sign-up. */
export default function RestorePage({ onLeave }: { onLeave: () => void }) {
  const [step, setStep] = useState<Step>('choose');
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<BackupKind>('none');
  const [key, setKey] = useState('');
  const [share, setShare] = useState(0);
  const [madeAt, setMadeAt] = useState<string>();
  const [problem, setProblem] = useState<AuthProblem>();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  /** The file that is on the server, so that another key can be tried without sending it again. */
  const sent = useRef<File>(undefined);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLInputElement>('[name=key]')?.focus();
  }, [problem]);

  async function choose(chosen: File) {
    setProblem(undefined);
    setKey('');
    const recognized = await recognizeBackup(chosen).catch(() => 'none' as const);
    const isTooLarge = chosen.size > maxRestoreBytes;
    const isUsable = recognized !== 'none' && !isTooLarge;
    setFile(isUsable ? chosen : undefined);
    setKind(recognized);
    if (isTooLarge)
      setProblem({
        text: t.tooLarge(maxRestoreBytes / bytesPerMb / 1024),
        hint: t.tooLargeHint,
      });
    else if (!isUsable) setProblem(restoreWords().codes['restore.no_backup']);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step !== 'choose') return;
    if (!file) return setProblem({ text: t.chooseFirst });
    setProblem(undefined);
    try {
      if (sent.current !== file) {
        setShare(0);
        setStep('send');
        sending.current = new AbortController();
        await sendBackup(file, { onProgress: setShare, signal: sending.current.signal });
        sent.current = file;
      }
      setStep('restore');
      const restored = await restoreBackup(key);
      setMadeAt(restored?.made_at);
      setStep('done');
    } catch (error) {
      setStep('choose');
      const isAboutKey =
        error instanceof ApiError && ['restore.encrypted', 'restore.wrong_key'].includes(error.code);
      if (!isAboutKey) sent.current = undefined;
      if (!sending.current?.signal.aborted) setProblem(describeAuthError(restoreWords, error));
    }
  }

  if (step === 'done')
    return (
      <AuthPage title={t.restored}>
        <div className="flex flex-col gap-5">
          <FormNotice
            text={
              madeAt
                ? t.asItWasOn(
                    new Date(madeAt).toLocaleString(getLocale(), { dateStyle: 'long', timeStyle: 'short' }),
                  )
                : t.asItWas
            }
            hint={kind === 'encrypted' ? t.signInAsThere : t.signInAndEnterAgain}
          />
          <Link href="/login" className={buttonLook('primary')}>
            {signInTexts.signIn}
          </Link>
        </div>
      </AuthPage>
    );

  return (
    <AuthPage
      title={t.title}
      lead={t.lead}
      footer={
        step === 'choose' && (
          <button type="button" className="link" onClick={onLeave}>
            {t.createAccount}
          </button>
        )
      }
    >
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {problem && !problem.field && <FormProblem {...problem} />}
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={t.file}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) choose(chosen);
          }}
        />
        {step === 'choose' && (
          <>
            <div className="flex flex-col gap-2">
              <Button icon={<FileUp className="size-4" />} onClick={() => input.current?.click()}>
                {file ? t.chooseAnother : t.choose}
              </Button>
              <p role="status" className="break-words text-muted text-sm">
                {file ? `${file.name}, ${formatSize(file.size)}` : t.whereBackupsAre}
              </p>
            </div>
            {file && kind === 'encrypted' && (
              <PasswordField
                name="key"
                label={t.key}
                autoComplete="off"
                value={key}
                error={problem?.field && problem.text}
                hint={t.keyHint}
                onChange={(value) => {
                  setKey(value);
                  setProblem(undefined);
                }}
              />
            )}
            <Button look="primary" type="submit">
              {t.restore}
            </Button>
          </>
        )}
        {step === 'send' && (
          <>
            <p role="status">{t.sending}</p>
            <ProgressBar
              label={t.sendingLabel}
              value={share}
              max={1}
              text={t.percent(Math.round(share * 100))}
            />
            <Button onClick={() => sending.current?.abort()}>{t.cancel}</Button>
          </>
        )}
        {step === 'restore' && (
          <p role="status" className="flex items-center gap-2.5">
            <Spinner />
            {t.restoring}
          </p>
        )}
      </form>
    </AuthPage>
  );
}
