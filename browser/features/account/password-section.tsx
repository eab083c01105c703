import { useState } from 'react';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { PasswordMeter } from '#browser/features/sign-in/password-meter.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { changePassword } from '#browser/model/session/own-account.ts';
import { Button } from '#browser/ui/button.tsx';
import { CheckboxField } from '#browser/ui/checkbox-field.tsx';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { minPasswordLength } from '#contract/limits.ts';
import { changePasswordWords } from './account-words.ts';
import { OwnUsername } from './own-username.tsx';

const empty = { currentPassword: '', password: '' };

export function PasswordSection() {
  const [endsOthers, setEndsOthers] = useState(true);
  const { values, busy, problem, form, field, reset } = useAuthForm({
    words: changePasswordWords,
    initial: empty,
    check: ({ currentPassword, password }) => {
      if (!currentPassword) return { text: 'Current password is required', field: 'currentPassword' };
      if (password.length < minPasswordLength)
        return { text: 'Password must be at least 6 characters long', field: 'password' };
      return undefined;
    },
    submit: async ({ currentPassword, password }) => {
      await changePassword({ currentPassword, newPassword: password, revokeOtherSessions: endsOthers });
      reset();
      toast({
        text: endsOthers
          ? 'Password changed. Your other devices are signed out.'
          : 'Password changed. Your other devices stay signed in.',
      });
    },
  });
  return (
    <Section
      id="password"
      title="Password"
      lead="A new password invalidates earlier reset links, and trusted devices are asked for a code again."
    >
      <form {...form} className="flex max-w-md flex-col gap-4">
        {problem && <FormProblem {...problem} />}
        <OwnUsername />
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('password')}
          label="New password"
          autoComplete="new-password"
          required
          hint={values.password && <PasswordMeter password={values.password} />}
        />
        <CheckboxField
          label="Sign out my other devices"
          hint="Leave this on if somebody else may know your password."
          checked={endsOthers}
          onChange={setEndsOthers}
        />
        <Button type="submit" busy={busy} className="self-start">
          Change password
        </Button>
      </form>
    </Section>
  );
}
