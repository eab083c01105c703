import { LearnedFilings } from '#browser/features/capture/learned-filings.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function AdminPage() {
  return (
    <Page
      title="Settings"
      lead="Language-model providers and the system status are not built yet; Heddle understands your tasks without them."
    >
      <LearnedFilings />
    </Page>
  );
}
