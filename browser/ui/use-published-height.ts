import { type RefObject, useLayoutEffect } from 'react';

/** Publishes the height of a bar or card at the bottom of the screen as a CSS property, for what must stay clear of it. */
export function usePublishedHeight(
  bar: RefObject<HTMLElement | null>,
  property: '--bottom-bar' | '--floating-card' = '--bottom-bar',
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element?.offsetHeight ?? 0}px`));
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}
