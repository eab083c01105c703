import ChevronRight from 'lucide-react/icons/chevron-right';
import { accessTokensId } from '#browser/features/access-tokens/token-words.ts';
import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { t } from '#browser/i18n/ai-clients.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { Section } from '#browser/ui/section.tsx';
import type { McpAccess } from '#contract/vocabularies.ts';
import { listClientConfigurations } from './client-configurations.ts';
import { McpAccessControl } from './mcp-access-control.tsx';

export function AiClientsSection() {
  return (
    <Section id="ai-clients" title={t.connectAnAiClientMcp} lead={t.claudeCursorAndOtherPrograms}>
      <WhenSynced name={t.whatTheyMayDo}>
        <Access />
      </WhenSynced>
    </Section>
  );
}

function Access() {
  const access = useSetting('mcp_access');
  return (
    <>
      <McpAccessControl />
      {access !== 'off' && <Instructions access={access} />}
    </>
  );
}

function Instructions({ access }: { access: McpAccess }) {
  const address = `${location.origin}/mcp`;
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="max-w-prose text-pretty">{t.giveTheClientThisAddress}</p>
      <CopyField label={t.address} value={address} copyLabel={t.copyAddress} copiedText={t.addressCopied} />
      <details className="group">
        <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
          <ChevronRight className="size-4 text-muted transition-transform group-open:rotate-90" />
          {t.ifTheClientDoesNot}
        </summary>
        <p className="mt-1 max-w-prose text-pretty">
          <RichText
            text={access === 'write' ? t.createTokenToWrite : t.createTokenToRead}
            tags={{
              link: (words) => (
                <a href={`#${accessTokensId}`} className="link">
                  {words}
                </a>
              ),
              header: <code>Authorization: Bearer heddle_...</code>,
            }}
          />
        </p>
        {listClientConfigurations(address).map(({ client, place, text }) => (
          <div key={client} className="mt-3">
            <h3 className="font-medium">{client}</h3>
            <p className="text-muted text-sm">{place}</p>
            <pre className="mt-1 mb-2 whitespace-pre-wrap rounded-md bg-raised p-3 text-sm wrap-anywhere">
              {text}
            </pre>
          </div>
        ))}
      </details>
    </div>
  );
}
