import { Link } from 'wouter';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';

/** Explains why planning is unavailable. */
export function PlanWithoutModel() {
  const access = useModelAccess();
  if (access === 'offline')
    return (
      <p className="max-w-prose text-pretty">
        Planning breaks a goal into steps and needs the server. You are offline: try again when you are back
        online.
      </p>
    );
  return (
    <p className="max-w-prose text-pretty">
      Planning breaks a goal into steps and needs a language model.
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
