import { Link } from 'wouter';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';

/** Explains why the device answered, and how to get written answers. */
export function ModelHint() {
  const access = useModelAccess();
  return (
    <p className="text-pretty text-muted text-sm">
      {access === 'offline'
        ? 'You are offline, so this device answered, by searching your tasks.'
        : 'Answered on this device, by searching your tasks.'}
      {access === 'none' && (
        <>
          {' '}
          For written answers, connect a language model in{' '}
          <Link href="/admin" className="link">
            Admin
          </Link>
          .
        </>
      )}
    </p>
  );
}
