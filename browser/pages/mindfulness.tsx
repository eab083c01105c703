import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function MindfulnessPage() {
  return (
    <Page title="Mindfulness">
      <EmptyState
        action={
          <Link href="/" className={buttonLook()}>
            Go to Home
          </Link>
        }
      >
        Five guided breathing and meditation sessions will be here; they are not built yet.
      </EmptyState>
    </Page>
  );
}
