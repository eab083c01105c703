/** Moves the focus to `to`, or else to the page, after the element that had it was removed. */
export function restoreFocus(to?: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  requestAnimationFrame(() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) (to?.() ?? document.getElementById('main'))?.focus(options);
  });
}
