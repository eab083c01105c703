import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/page-states.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';

/** Renders a page without content: a sentence that says why, and a link to somewhere useful. */
export function PlaceholderPage({
  title,
  lead,
  heading,
  children,
  instead,
}: {
  title: string;
  lead?: ReactNode;
  /** Heading above the text. */
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
            {t.goTo(instead.name)}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
