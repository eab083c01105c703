import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function DashboardPage() {
  return (
    <Page title="Projects">
      <EmptyState
        action={
          <Link href="/tasks" className={buttonLook()}>
            Go to All Tasks
          </Link>
        }
      >
        Projects with lists of their own are not built yet; until then, themes and threads keep tasks
        together.
      </EmptyState>
    </Page>
  );
}
