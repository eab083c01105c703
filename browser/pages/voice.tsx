import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function VoicePage() {
  return (
    <Page title="Voice Input">
      <EmptyState
        action={
          <Link href="/" className={buttonLook()}>
            Go to Home
          </Link>
        }
      >
        Speaking tasks is not built yet; until then, your keyboard’s own dictation works in the input on Home.
      </EmptyState>
    </Page>
  );
}
