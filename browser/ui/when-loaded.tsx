import type { ReactNode } from 'react';
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
          <p className="text-muted">
            {data === undefined
              ? 'This is kept on the server, which cannot be reached right now.'
              : 'The server cannot be reached right now, so this may be out of date.'}
          </p>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {data === undefined ? !hasFailed && <Skeleton label={loading} /> : children(data)}
    </>
  );
}
