import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        action={
          <Link href="/" className={buttonLook('primary')}>
            Go to Home
          </Link>
        }
      >
        No thread leads to this address. It may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
