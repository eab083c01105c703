import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { t } from '#browser/i18n/admin.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Switch } from '#browser/ui/switch.tsx';

/** Lets the user choose whether the active model refines captures or only serves the assistant. */
export function RefineSwitch() {
  const on = useSetting('refine_captures');
  const change = useChangeSetting('refine_captures');
  return (
    <div className="mt-3">
      <WhenSynced name={t.thisSetting}>
        <Switch label={t.refineCaptures} hint={t.theActiveModelImprovesHow} checked={on} onChange={change} />
      </WhenSynced>
    </div>
  );
}
