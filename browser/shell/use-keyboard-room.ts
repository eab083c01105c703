import { useEffect } from 'react';

/** Pixels from which on what is covered is a keyboard, and not a bar of the browser. */
const keyboardFrom = 100;

/**
 * Says in `--keyboard` how much of the window a keyboard on the screen covers, where the browser lets it lie over the
 * page, and brings what is being typed in into what is left.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // Zoomed in, the rest is out of sight on purpose.
      const covered =
        visualViewport.scale > 1.01
          ? 0
          : window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      const isThere = covered >= keyboardFrom;
      root.toggleAttribute('data-keyboard', isThere);
      if (isThere) root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
      else root.style.removeProperty('--keyboard');
      if (isThere) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--keyboard');
    };
  }, []);
}
