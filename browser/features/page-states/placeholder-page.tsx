import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

/** A page with nothing of its own: a sentence that says why, and the way to where there is something. */
export function PlaceholderPage({
  title,
  lead,
  heading,
  children,
  instead,
}: {
  title: string;
  lead?: ReactNode;
  /** What kind of nothing it is. */
  heading?: string;
  children: string;
  instead: { name: string; href: string };
}) {
  return (
    <Page title={title} lead={lead}>
      <EmptyState
        {...(heading && { title: heading })}
        action={
          <Link href={instead.href} className={buttonLook('primary')}>
            Go to {instead.name}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
