import { Link } from 'wouter';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';

/** Says what planning needs, as things stand. */
export function PlanWithoutModel() {
  const access = useModelAccess();
  if (access === 'offline')
    return (
      <p className="max-w-prose text-pretty">
        Planning breaks a goal into steps, and the server does that. You are offline, so try again once it can
        be reached.
      </p>
    );
  return (
    <p className="max-w-prose text-pretty">
      Planning breaks a goal into steps, and that needs a language model.
      {access === 'none' && (
        <>
          {' '}
          Connect one in{' '}
          <Link href="/admin" className="link">
            Admin
          </Link>
          .
        </>
      )}
    </p>
  );
}
