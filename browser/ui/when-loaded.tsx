import type { ReactNode } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { t as uiTexts } from '#browser/i18n/ui.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import type { ServerData } from './use-server-data.ts';

/** Shows data from the server: a placeholder until it is loaded, and above it a way to try again when loading failed. */
export function WhenLoaded<Data>({
  source: { data, hasFailed, reload },
  loading,
  children,
}: {
  source: ServerData<Data>;
  /** Says for screen readers what is loading. */
  loading: string;
  children: (data: Data) => ReactNode;
}) {
  return (
    <>
      {hasFailed && (
        <div role="alert" className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{data === undefined ? t.thisIsKeptOnThe : t.theServerCannotBeReached}</p>
          <Button onClick={reload}>{uiTexts.tryAgain}</Button>
        </div>
      )}
      {data === undefined ? !hasFailed && <Skeleton label={loading} /> : children(data)}
    </>
  );
}
