import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function FocusPage() {
  return (
    <Page title="Focus Timer">
      <EmptyState
        action={
          <Link href="/tasks" className={buttonLook()}>
            Go to All Tasks
          </Link>
        }
      >
        The Pomodoro timer is not built yet; until then, All Tasks shows what to work on next.
      </EmptyState>
    </Page>
  );
}
