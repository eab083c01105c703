import { useEffect } from 'react';

/** Pixels from which on what is covered is a keyboard, and not a bar of the browser. */
const keyboardFrom = 100;

/** Where a keyboard on the screen comes with the focus: else the window is smaller because somebody made it so. */
const callsKeyboard = (element: Element | null) =>
  matchMedia('(pointer: coarse)').matches && (element?.matches('input, textarea') ?? false);

/**
 * Marks the document with `data-keyboard` while a keyboard is on the screen. Says in `--keyboard` how much of the window
 * it covers, where the browser lets it lie over the page instead of making that smaller, and brings what is being typed
 * in into what is left.
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
      const makesRoom = tallest.height - height >= keyboardFrom && callsKeyboard(document.activeElement);
      // Zoomed in, the rest is out of sight on purpose.
      const covered =
        visualViewport.scale > 1.01
          ? 0
          : window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      const covers = covered >= keyboardFrom;
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
