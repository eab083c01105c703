import { t } from '#browser/i18n/assistant.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { linkToAdmin } from './link-to-admin.tsx';

/** Explains why planning is unavailable. */
export function PlanWithoutModel() {
  const access = useModelAccess();
  if (access === 'offline') return <p className="max-w-prose text-pretty">{t.planningOffline}</p>;
  return (
    <p className="max-w-prose text-pretty">
      <RichText
        text={access === 'none' ? t.planningNeedsConnecting : t.planningNeedsModel}
        tags={{ link: linkToAdmin }}
      />
    </p>
  );
}
