import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { t } from '#browser/i18n/sign-up.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { ratePassword } from './password-strength.ts';

const steps = [1, 2, 3, 4, 5];
const tones = [
  'bg-danger',
  'bg-danger',
  'bg-priority-high',
  'bg-priority-medium',
  'bg-success',
  'bg-success',
];

export function PasswordMeter({ password }: { password: string }) {
  const { score, label } = ratePassword(password);
  return (
    <div className="flex items-center gap-3">
      <div className="flex grow gap-1" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 grow rounded-full transition-colors',
              step <= score ? tones[score] : 'bg-hairline',
            )}
          />
        ))}
      </div>
      <output className="min-w-20 text-right">
        <span className="sr-only">{t.passwordStrength} </span>
        <span>{label}</span>
      </output>
    </div>
  );
}

export function PasswordMatch({ match }: { match: boolean }) {
  return (
    <output className={classNames('flex items-center gap-1.5', match && 'text-success')}>
      {match ? <Check className="size-4" /> : <X className="size-4" />}
      {match ? t.passwordsMatch : t.passwordsDoNotMatch}
    </output>
  );
}
