import { type ComponentType, lazy, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** What stands in the place of a part whose code could not be had. */
export type LoadFailure<Props> = ComponentType<{
  /** Those of the part. */
  props: Props;
  retry: () => void;
  /** It was tried again, with a network, and in vain. */
  again: boolean;
}>;

/** The code of a part could not be had: the network is gone, or the server has another version. */
class LoadError extends Error {}

/**
 * A component whose code comes when it is needed. Once it is there it is drawn at once: React would show the fallback
 * first, and keeps what follows a fallback back for 300 ms. Where it cannot be had, `Failed` stands in its place until
 * the network is back or somebody tries again.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: LoadFailure<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadNow = async () => {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (cause) {
      throw new LoadError('A part of the app could not be loaded', { cause });
    }
  };
  let later = lazy(loadNow);

  function Loadable(props: Props) {
    // The same for as long as it is on the page.
    const [Component, setComponent] = useState<ComponentType<Props>>(() => loaded ?? later);
    return (
      <ErrorBoundary
        fallback={(error, reset) => {
          if (!(error instanceof LoadError)) throw error;
          const retry = async () => {
            await loadNow();
            setComponent(() => loaded ?? later);
            reset();
          };
          return <Retrying props={props} retry={retry} />;
        }}
      >
        <Component {...props} />
      </ErrorBoundary>
    );
  }

  function Retrying({ props, retry }: { props: Props; retry: () => Promise<void> }) {
    const [again, setAgain] = useState(false);
    const [tryAgain] = useState(() => () => {
      retry().catch(() => setAgain(navigator.onLine));
    });
    useEffect(() => {
      // The next one to appear begins anew.
      later = lazy(loadNow);
      window.addEventListener('online', tryAgain);
      return () => window.removeEventListener('online', tryAgain);
    }, [tryAgain]);
    return <Failed props={props} retry={tryAgain} again={again} />;
  }

  return Object.assign(Loadable, { load: loadNow, isLoaded: () => loaded !== undefined });
}
