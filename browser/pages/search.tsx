import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function SearchPage() {
  return (
    <Page title="Search">
      <EmptyState
        action={
          <Link href="/" className={buttonLook()}>
            Go to Home
          </Link>
        }
      >
        Searching and filtering every task is not built yet; until then, Home finds tasks as you type in its
        input.
      </EmptyState>
    </Page>
  );
}
