import ChevronRight from 'lucide-react/icons/chevron-right';
import { accessTokensId } from '#browser/features/access-tokens/token-words.ts';
import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { Section } from '#browser/ui/section.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import type { McpAccess } from '#contract/vocabularies.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { listClientConfigurations } from './client-configurations.ts';

const options = [
  { value: 'off', label: 'Off' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and change' },
] as const;

const hints: Record<McpAccess, string> = {
  off: 'No AI client can connect.',
  read: 'AI clients see your tasks, notes, recordings’ texts and history, and change nothing.',
  write:
    'AI clients also add, change and delete, at once. Each change is under Activity on the home page with the name of its token, where you can undo it for an hour. A client can be misled by a text it reads, so allow this only to those you trust.',
};

export function AiClientsSection() {
  return (
    <Section
      id="ai-clients"
      title="Connect an AI client (MCP)"
      lead="Claude, Cursor and other programs that speak the Model Context Protocol can look up your tasks and, if you allow it, change them."
    >
      <WhenSynced name="what AI clients may do">
        <Access />
      </WhenSynced>
    </Section>
  );
}

function Access() {
  const access = useSetting('mcp_access') ?? settingDefaults.mcp_access;
  const change = useChangeSetting('mcp_access');
  return (
    <>
      <SegmentedControl label="What AI clients may do" value={access} options={options} onChange={change} />
      <p role="status" className="mt-2 max-w-prose text-pretty text-muted text-sm">
        {hints[access]}
      </p>
      {access !== 'off' && <Instructions access={access} />}
    </>
  );
}

function Instructions({ access }: { access: McpAccess }) {
  const address = `${location.origin}/mcp`;
  return (
    <ol className="mt-5 flex list-decimal flex-col gap-4 pl-5">
      <li>
        <a href={`#${accessTokensId}`} className="link">
          Create an access token
        </a>{' '}
        for this client, with {access === 'write' ? '“Read” and “Write”' : '“Read”'}.
      </li>
      <li>
        Give the client this address:
        <div className="mt-2">
          <CopyField
            label="Address"
            value={address}
            copyLabel="Copy address"
            copiedText="The address is copied"
          />
        </div>
      </li>
      <li>
        Have it send the token with every request, in the header <code>Authorization: Bearer heddle_...</code>
        <div className="mt-1">
          {listClientConfigurations(address).map(({ client, place, text }) => (
            <details key={client} className="group">
              <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
                <ChevronRight className="size-4 text-muted transition-transform group-open:rotate-90" />
                {client}
              </summary>
              <p className="text-muted text-sm">{place}</p>
              <pre className="mt-1 mb-2 whitespace-pre-wrap rounded-md bg-raised p-3 text-sm wrap-anywhere">
                {text}
              </pre>
            </details>
          ))}
        </div>
      </li>
    </ol>
  );
}
