import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function AiPage() {
  return (
    <Page title="AI Assistant">
      <EmptyState
        action={
          <Link href="/" className={buttonLook()}>
            Go to Home
          </Link>
        }
      >
        The assistant is not built yet; until then, Home already turns what you type into tasks.
      </EmptyState>
    </Page>
  );
}
