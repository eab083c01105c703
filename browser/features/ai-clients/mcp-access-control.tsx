import { t } from '#browser/i18n/ai-clients.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import type { McpAccess } from '#contract/vocabularies.ts';

const choices: readonly McpAccess[] = ['off', 'read', 'write'];

/** Renders the choice of what AI clients may do at most. */
export function McpAccessControl() {
  const access = useSetting('mcp_access');
  const change = useChangeSetting('mcp_access');
  return (
    <>
      <SegmentedControl
        label={t.whatAiClientsMayDo}
        value={access}
        options={choices.map((value) => ({ value, label: t.access[value] }))}
        onChange={change}
      />
      <p role="status" className="mt-2 max-w-prose text-pretty text-muted text-sm">
        {t.accessHints[access]}
      </p>
    </>
  );
}
