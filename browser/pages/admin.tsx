import { ProvidersSection } from '#browser/features/admin/providers-section.tsx';
import { SystemStatusSection } from '#browser/features/admin/system-status.tsx';
import { UsageSection } from '#browser/features/admin/usage-section.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function AdminPage() {
  return (
    <Page title="Admin">
      <div className="flex flex-col gap-10">
        <SystemStatusSection />
        <ProvidersSection />
        <UsageSection />
      </div>
    </Page>
  );
}
