import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';

/** Explains why planning is unavailable. */
export function PlanWithoutModel() {
  const access = useModelAccess();
  if (access === 'offline') return <p className="max-w-prose text-pretty">{t.planningBreaksAGoalInto}</p>;
  return (
    <p className="max-w-prose text-pretty">
      {t.planningBreaksAGoalIntoSteps}
      {access === 'none' && (
        <>
          {' '}
          Connect one in{' '}
          <Link href="/admin" className="link">
            {t.admin}
          </Link>
          .
        </>
      )}
    </p>
  );
}
