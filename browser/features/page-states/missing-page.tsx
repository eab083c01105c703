import type { ComponentProps } from 'react';
import { Page } from '#browser/ui/page.tsx';
import { LoadingTasks } from './loading-tasks.tsx';
import { PlaceholderPage } from './placeholder-page.tsx';
import { useTitle } from './use-title.ts';

/** Renders the page for something that is not on this device: it is still loading, or does not exist. */
export function MissingPage({
  known,
  loading,
  title,
  ...signpost
}: ComponentProps<typeof PlaceholderPage> & {
  /** Everything has been loaded, so the item does not exist. */
  known: boolean;
  /** Title while loading. */
  loading: string;
}) {
  useTitle(known ? title : loading);
  if (known) return <PlaceholderPage title={title} {...signpost} />;
  return (
    <Page title={loading} lead={'\u00a0'}>
      <LoadingTasks />
    </Page>
  );
}
