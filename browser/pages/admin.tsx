import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function AdminPage() {
  return (
    <Page title="Settings">
      <EmptyState
        action={
          <Link href="/" className={buttonLook()}>
            Go to Home
          </Link>
        }
      >
        Language-model providers and the system status are not built yet; Heddle understands your tasks
        without them.
      </EmptyState>
    </Page>
  );
}
