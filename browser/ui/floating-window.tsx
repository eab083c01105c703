import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The Document Picture-in-Picture API, which TypeScript does not know yet. */
interface DocumentPictureInPicture {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>;
}

const api = (): DocumentPictureInPicture | undefined =>
  (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture;

export interface FloatingWindow {
  /** Undefined where the browser has no such windows. */
  toggle: (() => void) | undefined;
  isOpen: boolean;
  /** Renders into the window while it is open. */
  render: (content: ReactNode) => ReactNode;
}

/** A small window of the page that stays above all others, in the page's own look. Closed when the component unmounts. */
export function useFloatingWindow(size: { width: number; height: number }): FloatingWindow {
  const [shown, setShown] = useState<Window | null>(null);
  useEffect(() => () => shown?.close(), [shown]);

  const { width, height } = size;
  const toggle = useCallback(async () => {
    if (shown) {
      shown.close();
      return;
    }
    // Refused when it was not asked for by a press.
    const opened = await api()
      ?.requestWindow({ width, height })
      .catch(() => undefined);
    if (!opened) return;
    copyLook(opened.document);
    opened.addEventListener('pagehide', () => setShown(null), { once: true });
    setShown(opened);
  }, [shown, width, height]);

  return {
    toggle: api() && toggle,
    isOpen: shown !== null,
    render: (content) => shown && createPortal(content, shown.document.body),
  };
}

function copyLook(target: Document): void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(target.importNode(sheet, true));
  const { lang, dataset } = document.documentElement;
  target.documentElement.lang = lang;
  if (dataset.scheme) target.documentElement.dataset.scheme = dataset.scheme;
  target.title = document.title;
}
