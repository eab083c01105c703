import { t } from '#browser/i18n/admin.ts';
import { Section } from '#browser/ui/section.tsx';
import type { ServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { SystemStatus } from '#contract/language-models.ts';
import { BackupPart } from './backup-part.tsx';
import { StatusPart, type StatusPartProps } from './status-part.tsx';

export function SystemStatusSection({ source }: { source: ServerData<SystemStatus> }) {
  return (
    <Section id="status" title={t.systemStatus}>
      <WhenLoaded source={source} loading={t.loadingTheSystemStatus}>
        {(data) => (
          <dl className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
            {listParts(data).map((part) => (
              <StatusPart key={part.name} {...part} />
            ))}
            <BackupPart backup={data.backup} />
          </dl>
        )}
      </WhenLoaded>
    </Section>
  );
}

function listParts(status: SystemStatus): StatusPartProps[] {
  const { llm, jobs, whisper, database, mail, push, version } = status;
  return [
    { name: 'Heddle', status: 'ready', detail: t.version(version) },
    { name: t.parts.database, ...database },
    {
      name: t.parts.languageModel,
      status: llm.active_provider ? 'ready' : 'not_configured',
      detail: llm.active_provider ? `${llm.active_provider}: ${llm.model}` : t.noProviderIsActiveHeddle,
    },
    { name: t.parts.speech, ...whisper },
    { name: t.parts.email, ...mail },
    { name: t.parts.notifications, ...push },
    {
      name: t.parts.jobs,
      status: jobs.failed > 0 ? 'problem' : 'ready',
      detail: t.jobs(jobs),
    },
  ];
}
