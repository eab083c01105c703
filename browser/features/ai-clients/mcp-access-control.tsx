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
  read: 'AI clients see your tasks, notes, recordings’ texts and history, and change nothing.',
  write:
    'AI clients also add, change and delete, at once. Each change is under Activity on the home page with the name of the client or its token, where you can undo it for an hour. A client can be misled by a text it reads, so allow this only to those you trust.',
};

/** Asks what AI clients may do at most, whatever each of them is allowed. */
export function AccessControl() {
  const access = useSetting('mcp_access') ?? settingDefaults.mcp_access;
  const change = useChangeSetting('mcp_access');
  return (
    <>
      <SegmentedControl label="What AI clients may do" value={access} options={options} onChange={change} />
      <p role="status" className="mt-2 max-w-prose text-pretty text-muted text-sm">
        {hints[access]}
      </p>
    </>
  );
}
