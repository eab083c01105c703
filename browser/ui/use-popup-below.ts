import { type RefObject, useLayoutEffect } from 'react';
import { placePopover } from './placement.ts';

/** Keeps `popup`, a manual popover, open below `anchor` while `visible` is true. */
export function usePopupBelow({
  popup,
  anchor,
  visible,
}: {
  popup: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  visible: boolean;
}): void {
  useLayoutEffect(() => {
    const panel = popup.current;
    const field = anchor.current;
    if (!visible || !panel || !field) return;
    panel.showPopover();
    const place = () => placeBelow(panel, field);
    place();
    const resizeObserver = new ResizeObserver(place);
    resizeObserver.observe(panel);
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      resizeObserver.disconnect();
      visualViewport?.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
      panel.hidePopover();
    };
  }, [visible, popup, anchor]);
}

/** Makes the panel as wide as the field and as high as there is room, above it where the on-screen keyboard is below. */
function placeBelow(panel: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, width } = anchor.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  const room = Math.max(height - bottom, top) - 16;
  panel.style.minWidth = `${width}px`;
  panel.style.maxWidth = `min(max(${width}px, 24rem), 100dvw - 1rem)`;
  panel.style.maxHeight = `${Math.min(room, 376)}px`;
  placePopover(panel, anchor, 'bottom-start');
}
