import { ProvidersSection } from '#browser/features/admin/providers-section.tsx';
import { SpeechSection } from '#browser/features/admin/speech-section.tsx';
import { SystemStatusSection } from '#browser/features/admin/system-status.tsx';
import { UsageSection } from '#browser/features/admin/usage-section.tsx';
import { t } from '#browser/i18n/admin.ts';
import { readSystemStatus, readUsage } from '#browser/model/language-models/provider-calls.ts';
import { Page } from '#browser/ui/page.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';

export default function AdminPage() {
  const status = useServerData(readSystemStatus);
  const usage = useServerData(readUsage);
  return (
    <Page title={t.modelsAndStatus}>
      <div className="flex flex-col gap-10">
        <SystemStatusSection source={status} />
        <ProvidersSection onChange={() => Promise.all([status.reload(), usage.reload()])} />
        <SpeechSection onChange={status.reload} />
        <UsageSection source={usage} />
      </div>
    </Page>
  );
}
