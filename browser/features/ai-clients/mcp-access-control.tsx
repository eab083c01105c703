import { t } from '#browser/i18n/ai-clients.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import type { McpAccess } from '#contract/vocabularies.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';

const options = [
  { value: 'off', label: 'Off' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and change' },
] as const;

const hints: Record<McpAccess, string> = {
  off: 'No AI client can connect.',
  read: 'AI clients can see your tasks, notes, recording transcripts and history, but change nothing.',
  write:
    'AI clients can also add, change and delete, without asking first. Activity on the home page lists each change with the client or token that made it, and you can undo it for an hour. Text that a client reads can mislead it, so allow this only for clients you trust.',
};

/** Renders the choice of what AI clients may do at most. */
export function McpAccessControl() {
  const access = useSetting('mcp_access') ?? settingDefaults.mcp_access;
  const change = useChangeSetting('mcp_access');
  return (
    <>
      <SegmentedControl label={t.whatAiClientsMayDo} value={access} options={options} onChange={change} />
      <p role="status" className="mt-2 max-w-prose text-pretty text-muted text-sm">
        {hints[access]}
      </p>
    </>
  );
}
