import { Link, useSearch } from 'wouter';
import { AuthPage } from '#browser/features/sign-in/auth-page.tsx';
import { EmailField } from '#browser/features/sign-in/email-field.tsx';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { NewPasswordFields } from '#browser/features/sign-in/new-password-fields.tsx';
import { signUpWords } from '#browser/features/sign-in/new-password-words.ts';
import { validateNewPassword } from '#browser/features/sign-in/password-strength.ts';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { signUp } from '#browser/model/session/session.ts';
import { Button } from '#browser/ui/button.tsx';
import { TextField } from '#browser/ui/text-field.tsx';

export default function SignupPage() {
  const search = useSearch();
  const { busy, problem, form, field } = useAuthForm({
    words: signUpWords,
    initial: { name: '', email: '', password: '', confirmPassword: '' },
    check: (values) => {
      if (!values.name.trim()) return { text: 'Name is required', field: 'name' };
      if (!values.email.trim()) return { text: 'Email is required', field: 'email' };
      return validateNewPassword(values);
    },
    submit: ({ name, email, password }) => signUp({ name: name.trim(), email: email.trim(), password }),
  });

  return (
    <AuthPage
      title="Create your account"
      lead="Say or type what is on your mind, and Heddle turns it into tidy tasks."
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
        <EmailField {...field('email')} label="Email Address" autoComplete="email" />
        <NewPasswordFields label="Password" password={field('password')} confirm={field('confirmPassword')} />
        <Button look="primary" type="submit" busy={busy} className="mt-1">
          Create Account
        </Button>
      </form>
    </AuthPage>
  );
}
