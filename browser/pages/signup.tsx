import { Link, useSearch } from 'wouter';
import { AuthPage } from '#browser/features/auth/auth-page.tsx';
import { FormProblem } from '#browser/features/auth/form-message.tsx';
import { PasswordMatch, PasswordMeter } from '#browser/features/auth/password-meter.tsx';
import { newPasswordProblem } from '#browser/features/auth/password-strength.ts';
import { signUp } from '#browser/features/auth/session.ts';
import { useAuthForm } from '#browser/features/auth/use-auth-form.ts';
import { Button } from '#browser/ui/button.tsx';
import { PasswordField } from '#browser/ui/password-field.tsx';
import { TextField } from '#browser/ui/text-field.tsx';

export default function SignupPage() {
  const search = useSearch();
  const { values, busy, problem, form, field } = useAuthForm({
    action: 'signUp',
    initial: { name: '', email: '', password: '', confirmPassword: '' },
    check: (values) => {
      if (!values.name.trim()) return { text: 'Name is required', field: 'name' };
      if (!values.email.trim()) return { text: 'Email is required', field: 'email' };
      return newPasswordProblem(values);
    },
    submit: ({ name, email, password }) => signUp({ name: name.trim(), email: email.trim(), password }),
  });
  const { password, confirmPassword } = values;
  const confirm = field('confirmPassword');

  return (
    <AuthPage
      title="Create your account"
      lead="Say or type what is on your mind. It comes out as tidy tasks."
      footer={
        <>
          Already have an account?{' '}
          <Link href={search ? `/login?${search}` : '/login'} className="link">
            Sign in
          </Link>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <FormProblem {...problem} />}
        <TextField {...field('name')} label="Full Name" autoComplete="name" required />
        <TextField
          {...field('email')}
          label="Email Address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          required
          hint={password && <PasswordMeter password={password} />}
        />
        <PasswordField
          {...confirm}
          label="Confirm Password"
          autoComplete="new-password"
          required
          hint={confirmPassword && !confirm.error && <PasswordMatch match={password === confirmPassword} />}
        />
        <Button look="primary" type="submit" busy={busy} className="mt-1">
          Create Account
        </Button>
      </form>
    </AuthPage>
  );
}
