import type { ComponentProps } from 'react';
import { Page } from '#browser/ui/page.tsx';
import { LoadingTasks } from './loading-tasks.tsx';
import { PlaceholderPage } from './placeholder-page.tsx';
import { useTitle } from './use-title.ts';

/** For an address that names something which is not on this device: still to come, or nowhere. */
export function MissingPage({
  known,
  loading,
  title,
  ...signpost
}: ComponentProps<typeof PlaceholderPage> & {
  /** Whether this device has all there is. */
  known: boolean;
  /** The title until then. */
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
