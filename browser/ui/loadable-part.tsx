import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { bufferKeys } from './buffer-keys.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { loadable } from './loadable.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Says that a part could not be had, and tries again; where that was in vain, another version may be there. */
export function LoadFailureNotice({ retry, again }: { retry: () => void; again: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-raised py-1.5 pr-1.5 pl-4">
      <p role="alert" className="py-1">
        {!navigator.onLine
          ? 'This is not on your device yet; it comes when you are online again.'
          : again
            ? 'This could not be loaded. Reload to get the current version.'
            : 'This could not be loaded.'}
      </p>
      <Button size="compact" data-autofocus onClick={again ? () => location.reload() : retry}>
        {again ? 'Reload' : 'Try again'}
      </Button>
    </div>
  );
}

/** A part of a page whose code comes when it is needed. */
export const loadablePart = <Props extends object>(load: Load<Props>) => loadable(load, LoadFailureNotice);

/** A dialog whose code comes when it is opened; what is typed until then is typed into it. */
export function loadableDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const Part = loadable(load, ({ props, ...failed }) => (
    <Dialog title="Not loaded" onClose={props.onClose}>
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

/** In the place of something that is loading and will take the focus. */
export function KeyBuffer() {
  useLayoutEffect(() => {
    const give = bufferKeys();
    return () => {
      // When what comes instead is drawn, with the focus in it.
      setTimeout(give);
    };
  }, []);
  return null;
}
