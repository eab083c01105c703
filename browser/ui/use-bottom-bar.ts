import { type RefObject, useLayoutEffect } from 'react';

/** Publishes the height of a bar at the bottom of the screen as `--bottom-bar`, for what must stay clear of it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-bar', `${element?.offsetHeight ?? 0}px`),
    );
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
