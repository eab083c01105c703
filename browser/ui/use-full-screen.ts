import { type RefObject, useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Lets an element fill the screen. `toggle` is undefined where the browser cannot, as on an iPhone. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFullScreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  }, [element]);
  return { isFullScreen, toggle: document.fullscreenEnabled ? toggle : undefined };
}
