import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

/** A place that is not built yet: one sentence that says so and what works instead, and the way there. */
export function UnbuiltPage({
  title,
  children,
  instead,
}: {
  title: string;
  children: string;
  instead: { name: string; href: string };
}) {
  return (
    <Page title={title}>
      <EmptyState
        action={
          <Link href={instead.href} className={buttonLook()}>
            Go to {instead.name}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
