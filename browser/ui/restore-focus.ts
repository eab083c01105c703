/** After something with the focus in it vanished: gives the focus to `to`, else to the page. */
export function restoreFocus(to?: () => HTMLElement | null | undefined, options?: FocusOptions): void {
  requestAnimationFrame(() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) (to?.() ?? document.getElementById('main'))?.focus(options);
  });
}
