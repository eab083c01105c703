import { useEffect, useState } from 'react';
import { ApiError } from '#browser/api-client.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/second-factors.ts';
import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import { signIn } from '#browser/model/session/session.ts';
import { Button } from '#browser/ui/button.tsx';
import { CheckboxField } from '#browser/ui/checkbox-field.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { recoveryCodeCount } from '#contract/limits.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthPage } from './auth-page.tsx';
import { readCodeProblem, signInWithCodeWords } from './code-words.ts';
import { FormProblem } from './form-message.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for the code after the password. `onRestart` is called when the password has to be entered again. */
export default function CodeStep({ onRestart }: { onRestart: (reason?: AuthProblem) => void }) {
  const [hasApp, setHasApp] = useState(true);
  const [isTrusted, setTrusted] = useState(false);
  const shown = hasApp ? t.appCode : t.recoveryCode;
  const { busy, problem, setProblem, form, field, reset } = useAuthForm({
    words: signInWithCodeWords,
    initial: { code: '' },
    check: ({ code }) => readCodeProblem(code, { takesRecoveryCodes: !hasApp }),
    submit: async ({ code }) => {
      try {
        await signIn('two-factor/verify', { code, trustDevice: isTrusted });
      } catch (error) {
        if (!(error instanceof ApiError) || !restarts.includes(error.code)) throw error;
        onRestart({ text: error.message });
      }
    },
  });
  const { ref } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code empties the field, and focuses it.
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, [ref, hasApp]);

  return (
    <AuthPage
      title={shown.title}
      lead={hasApp ? t.appCode.lead : t.recoveryCode.lead(recoveryCodeCount)}
      footer={
        <RichText
          text={t.lostBoth}
          tags={{
            again: (words) => (
              <button type="button" className="link" onClick={() => onRestart()}>
                {words}
              </button>
            ),
          }}
        />
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <FormProblem {...problem} />}
        <TextField
          {...field('code')}
          label={shown.label}
          autoComplete={hasApp ? 'one-time-code' : 'off'}
          inputMode={hasApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <CheckboxField
          label={t.trustThisDeviceFor30}
          hint={t.youWillNotBeAsked}
          checked={isTrusted}
          onChange={setTrusted}
        />
        <Button look="primary" type="submit" busy={busy}>
          {signInTexts.signIn}
        </Button>
        <button
          type="button"
          className="link -my-2 min-h-11 self-center"
          onClick={() => {
            reset();
            setProblem(undefined);
            setHasApp(!hasApp);
          }}
        >
          {shown.other}
        </button>
      </form>
    </AuthPage>
  );
}

/** Refusals after which a code is of no use until the password was entered again. */
const restarts = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];
