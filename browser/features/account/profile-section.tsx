import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { FormProblem } from '#browser/features/sign-in/form-message.tsx';
import { useAuthForm } from '#browser/features/sign-in/use-auth-form.ts';
import { t } from '#browser/i18n/account.ts';
import { saveName } from '#browser/model/session/own-account.ts';
import { useAccount } from '#browser/model/session/session.ts';
import { Button } from '#browser/ui/button.tsx';
import { Section } from '#browser/ui/section.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { renameWords } from './account-words.ts';
import { TimeZoneField } from './time-zone-field.tsx';

export function ProfileSection() {
  const account = useAccount();
  const { values, busy, problem, form, field } = useAuthForm({
    words: renameWords,
    initial: { name: account?.name ?? '' },
    check: ({ name }) => (name.trim() ? undefined : { text: t.nameIsRequired, field: 'name' }),
    submit: async ({ name }) => {
      await saveName(name);
      toast({ text: t.yourNameIsSaved });
    },
  });
  const isChanged = values.name.trim() !== account?.name;
  return (
    <Section id="profile" title={t.profile} lead={account && t.youSignInAs(account.email)}>
      <div className="flex max-w-md flex-col gap-6">
        <form {...form} className="flex flex-col gap-3">
          {problem && <FormProblem {...problem} />}
          <div className="flex items-start gap-2">
            <div className="grow">
              <TextField {...field('name')} label={t.name} autoComplete="name" required />
            </div>
            <Button type="submit" busy={busy} disabled={!isChanged} className="mt-6.5">
              {t.save}
            </Button>
          </div>
        </form>
        <TimeZoneField />
        <Link href="/settings#password" className="link inline-flex min-h-11 items-center gap-1 self-start">
          {t.passwordAndSignIn} <ChevronRight className="size-4" />
        </Link>
      </div>
    </Section>
  );
}
