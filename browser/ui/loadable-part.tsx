import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { t } from '#browser/i18n/ui.ts';
import { bufferKeys } from './buffer-keys.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { loadable } from './loadable.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Says that a part could not be loaded and offers to try again, or to reload when that failed too. */
export function LoadFailureNotice({ retry, hasRetried }: { retry: () => void; hasRetried: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-raised py-1.5 pr-1.5 pl-4">
      <p role="alert" className="py-1">
        {!navigator.onLine
          ? t.thisPartIsNotOn
          : hasRetried
            ? t.thisPartCouldNotBe
            : t.thisPartCouldNotBeLoaded}
      </p>
      <Button size="compact" data-autofocus onClick={hasRetried ? () => location.reload() : retry}>
        {hasRetried ? t.reload : t.tryAgain}
      </Button>
    </div>
  );
}

/** Makes a part of a page whose code is loaded when it is needed. */
export const loadablePart = <Props extends object>(load: Load<Props>) => loadable(load, LoadFailureNotice);

/** Makes a dialog whose code is loaded when it is opened; what is typed until then goes into it. */
export function loadableDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const Part = loadable(load, ({ props, ...failed }) => (
    <Dialog title={t.couldNotBeLoaded} onClose={props.onClose}>
      <LoadFailureNotice {...failed} />
    </Dialog>
  ));
  const Opening = (props: Props) => (
    <Suspense fallback={<KeyBuffer />}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Opening, { load: Part.load, isLoaded: Part.isLoaded });
}

/** Buffers keys in place of something that is loading and will take the focus. */
export function KeyBuffer() {
  useLayoutEffect(() => {
    const replay = bufferKeys();
    return () => {
      // The loaded component has drawn itself and taken the focus by then.
      setTimeout(replay);
    };
  }, []);
  return null;
}
