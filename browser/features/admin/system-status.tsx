import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Section } from '#browser/ui/section.tsx';
import type { ServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { SystemStatus } from '#contract/language-models.ts';

const looks = {
  ready: { Icon: CircleCheck, color: 'text-success', word: 'Ready' },
  not_configured: { Icon: CircleDashed, color: 'text-muted', word: 'Not set up' },
  problem: { Icon: CircleAlert, color: 'text-danger', word: 'Problem' },
};

export function SystemStatusSection({ source }: { source: ServerData<SystemStatus> }) {
  return (
    <Section id="status" title="System status">
      <WhenLoaded source={source} loading="Loading the system status">
        {(data) => (
          <dl className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
            {listParts(data).map((part) => (
              <Part key={part.name} {...part} />
            ))}
          </dl>
        )}
      </WhenLoaded>
    </Section>
  );
}

interface PartProps {
  name: string;
  status: string;
  detail: string;
}

function listParts(status: SystemStatus): PartProps[] {
  const { llm, jobs, whisper, database, mail, push, version } = status;
  return [
    { name: 'Heddle', status: 'ready', detail: `Version ${version}` },
    { name: 'Database', ...database },
    {
      name: 'Language model',
      status: llm.active_provider ? 'ready' : 'not_configured',
      detail: llm.active_provider
        ? `${llm.active_provider}: ${llm.model}`
        : 'No provider is active. Heddle understands your tasks without one.',
    },
    { name: 'Speech', ...whisper },
    { name: 'Email', ...mail },
    { name: 'Notifications', ...push },
    {
      name: 'Jobs',
      status: jobs.failed > 0 ? 'problem' : 'ready',
      detail: `${jobs.waiting} waiting, ${jobs.active} running${jobs.failed > 0 ? `, ${jobs.failed} failed` : ''}`,
    },
  ];
}

function Part({ name, status, detail }: PartProps) {
  const { Icon, color, word } = looks[status as keyof typeof looks] ?? looks.problem;
  return (
    <div className="flex min-h-12 flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
      <dt className="w-36 font-medium">{name}</dt>
      <dd className="flex min-w-0 grow basis-56 items-baseline gap-2">
        <Icon className={`mt-1 size-4 shrink-0 self-start ${color}`} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {word}
          {detail && <span className="text-muted"> · {detail}</span>}
        </span>
      </dd>
    </div>
  );
}
