import { secondFactorWords } from '#browser/features/account/account-words.ts';
import { readCodeProblem } from '#browser/features/sign-in/code-words.ts';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { confirmSecondFactor } from '#browser/model/session/sign-in-methods.ts';
import { Button } from '#browser/ui/button.tsx';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { QrCode } from './qr-code.tsx';

/** Shows the secret for an authenticator app, and asks for the first code that the app makes of it. */
export function ConfirmAppForm({
  address,
  onConfirmed,
  onCancel,
}: {
  /** An `otpauth:` address. */
  address: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}) {
  const { busy, problem, form, field } = useAuthForm({
    words: secondFactorWords,
    initial: { code: '' },
    check: ({ code }) => readCodeProblem(code, { takesRecoveryCodes: false }),
    submit: async ({ code }) => onConfirmed(await confirmSecondFactor(code)),
  });
  const secret = new URL(address).searchParams.get('secret') ?? '';
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t.scanThisWithYourAuthenticator}</p>
      <QrCode text={address} label={t.qrCodeWithTheKey} />
      <p>
        <RichText
          text={t.onThisDevice}
          tags={{
            link: (words) => (
              <a href={address} className="link">
                {words}
              </a>
            ),
          }}
        />
      </p>
      <div>
        <CopyField label={t.key} value={secret} copyLabel={t.copyKey} copiedText={t.keyCopied} />
        <p className="mt-2 text-muted text-sm">{t.toTypeIt(secret.match(/.{1,4}/g)?.join(' ') ?? '')}</p>
      </div>
      {problem && <FormProblem {...problem} />}
      <TextField
        {...field('code')}
        label={t.codeThatYourAppShows}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        data-autofocus
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel} disabled={busy}>
          {t.cancel}
        </Button>
        <Button look="primary" type="submit" busy={busy}>
          {t.turnOn}
        </Button>
      </div>
    </form>
  );
}
