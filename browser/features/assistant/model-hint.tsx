import { Link } from 'wouter';
import { t } from '#browser/i18n/assistant.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';

/** Explains why the device answered, and how to get written answers. */
export function ModelHint() {
  const access = useModelAccess();
  return (
    <p className="text-pretty text-muted text-sm">
      {access === 'offline' ? t.youAreOfflineSoThis : t.answeredOnThisDeviceBy}
      {access === 'none' && (
        <>
          {' '}
          For written answers, connect a language model in{' '}
          <Link href="/admin" className="link">
            {t.admin}
          </Link>
          .
        </>
      )}
    </p>
  );
}
