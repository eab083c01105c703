import { t } from '#browser/i18n/assistant.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { linkToAdmin } from './link-to-admin.tsx';

/** Explains why the device answered, and how to get written answers. */
export function ModelHint() {
  const access = useModelAccess();
  return (
    <p className="text-pretty text-muted text-sm">
      {access === 'none' ? (
        <RichText text={t.answeredHereConnectModel} tags={{ link: linkToAdmin }} />
      ) : access === 'offline' ? (
        t.answeredHereOffline
      ) : (
        t.answeredHere
      )}
    </p>
  );
}
