import { type ComponentType, lazy, useEffect, useState } from 'react';
import { textsLoaded } from '#browser/i18n/area.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Rendered in place of a part whose code could not be loaded. */
export type LoadFailure<Props> = ComponentType<{
  /** The props of the part. */
  props: Props;
  retry: () => void;
  /** A retry with a network connection has failed. */
  hasRetried: boolean;
}>;

/** The code could not be loaded: the device is offline, or the server has another version. */
class LoadError extends Error {}

/**
 * Makes a component whose code is loaded when it is needed. Loaded code is rendered at once, whereas `lazy` alone would
 * show the fallback first, which React keeps for at least 300 ms. If loading fails, `Failed` is rendered until the network
 * is back or the user tries again.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: LoadFailure<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadNow = async () => {
    try {
      const module = await load();
      await textsLoaded();
      loaded = module.default;
      return module;
    } catch (cause) {
      throw new LoadError('A part of the app could not be loaded', { cause });
    }
  };
  let lazyComponent = lazy(loadNow);

  function Loadable(props: Props) {
    // Must not change while it is mounted, or its state would be lost.
    const [Component, setComponent] = useState<ComponentType<Props>>(() => loaded ?? lazyComponent);
    return (
      <ErrorBoundary
        fallback={(error, reset) => {
          if (!(error instanceof LoadError)) throw error;
          const retry = async () => {
            await loadNow();
            setComponent(() => loaded ?? lazyComponent);
            reset();
          };
          return <RetryLoading props={props} retry={retry} />;
        }}
      >
        <Component {...props} />
      </ErrorBoundary>
    );
  }

  function RetryLoading({ props, retry }: { props: Props; retry: () => Promise<void> }) {
    const [hasRetried, setHasRetried] = useState(false);
    const [tryAgain] = useState(() => () => {
      retry().catch(() => setHasRetried(navigator.onLine));
    });
    useEffect(() => {
      // The next instance loads again instead of reusing the failed promise.
      lazyComponent = lazy(loadNow);
      window.addEventListener('online', tryAgain);
      return () => window.removeEventListener('online', tryAgain);
    }, [tryAgain]);
    return <Failed props={props} retry={tryAgain} hasRetried={hasRetried} />;
  }

  return Object.assign(Loadable, { load: loadNow, isLoaded: () => loaded !== undefined });
}
