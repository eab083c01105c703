import { Suspense, useState } from 'react';
import { changePasswordWords } from '#browser/features/account/account-words.ts';
import { OwnUsername } from '#browser/features/account/own-username.tsx';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { NewPasswordField } from '#browser/features/sign-in/new-password-field.tsx';
import { tooShortPassword } from '#browser/features/sign-in/new-password-words.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { changePassword } from '#browser/model/session/own-account.ts';
import { readSignInMethods } from '#browser/model/session/sign-in-methods.ts';
import { Button } from '#browser/ui/button.tsx';
import { CheckboxField } from '#browser/ui/checkbox-field.tsx';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { minPasswordLength } from '#contract/limits.ts';

const empty = { currentPassword: '', password: '' };

const PasswordAndProvider = loadablePart(() => import('./password-and-provider.tsx'));

export function PasswordSection() {
  const source = useServerData(readSignInMethods);
  const hasPassword = !source.data || (source.data.has_password && source.data.takes_passwords);
  return (
    <Section id="password" title={t.password} lead={hasPassword ? t.passwordLead : undefined}>
      {hasPassword && <ChangePassword />}
      {source.data && (
        <Suspense>
          <PasswordAndProvider methods={source.data} reload={source.reload} />
        </Suspense>
      )}
    </Section>
  );
}

function ChangePassword() {
  const [endsOthers, setEndsOthers] = useState(true);
  const { busy, problem, form, field, reset } = useAuthForm({
    words: changePasswordWords,
    initial: empty,
    check: ({ currentPassword, password }) => {
      if (!currentPassword) return { text: t.currentPasswordIsRequired, field: 'currentPassword' };
      if (password.length < minPasswordLength) return tooShortPassword();
      return undefined;
    },
    submit: async ({ currentPassword, password }) => {
      await changePassword({ currentPassword, newPassword: password, revokeOtherSessions: endsOthers });
      reset();
      toast({
        text: endsOthers ? t.passwordChangedYourOtherDevices : t.passwordChangedYourOtherDevicesStay,
      });
    },
  });
  return (
    <form {...form} className="flex max-w-md flex-col gap-4">
      {problem && <FormProblem {...problem} />}
      <OwnUsername />
      <PasswordField
        {...field('currentPassword')}
        label={t.currentPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...field('password')} label={t.newPassword} />
      <CheckboxField
        label={t.signOutMyOtherDevices}
        hint={t.leaveThisOnIfSomebody}
        checked={endsOthers}
        onChange={setEndsOthers}
      />
      <Button type="submit" busy={busy} className="self-start">
        {t.changePassword}
      </Button>
    </form>
  );
}
