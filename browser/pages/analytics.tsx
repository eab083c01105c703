import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function AnalyticsPage() {
  return (
    <Page title="Analytics">
      <EmptyState
        action={
          <Link href="/" className={buttonLook()}>
            Go to Home
          </Link>
        }
      >
        Charts of your own tasks are not built yet; until then, Home counts what is done and what is open.
      </EmptyState>
    </Page>
  );
}
