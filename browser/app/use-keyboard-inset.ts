import { useEffect } from 'react';

/** A covered area of at least this height is a keyboard, not a browser bar. */
const minKeyboardHeightPx = 100;

/** Touch devices, where focus opens an on-screen keyboard; elsewhere a smaller window was resized by the user. */
const callsKeyboard = (element: Element | null) =>
  matchMedia('(pointer: coarse)').matches && (element?.matches('input, textarea') ?? false);

/**
 * Sets `data-keyboard` on the document while an on-screen keyboard is open, and `--keyboard` to the height it covers if
 * the browser overlays it on the page. Scrolls the focused field into the visible part.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    let tallest = { width: window.innerWidth, height: window.innerHeight };
    const measure = () => {
      const { innerWidth: width, innerHeight: height } = window;
      if (width !== tallest.width || height > tallest.height) tallest = { width, height };
      const makesRoom =
        tallest.height - height >= minKeyboardHeightPx && callsKeyboard(document.activeElement);
      // Pinch zoom also hides part of the page, but on purpose.
      const covered =
        visualViewport.scale > 1.01
          ? 0
          : window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      const covers = covered >= minKeyboardHeightPx;
      root.toggleAttribute('data-keyboard', covers || makesRoom);
      if (covers) root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
      else root.style.removeProperty('--keyboard');
      if (covers) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--keyboard');
    };
  }, []);
}
