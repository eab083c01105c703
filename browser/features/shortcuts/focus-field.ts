/** Milliseconds in which a page must have come. */
const patience = 5000;

/** Focuses a field, a search's text selected; false where none can be seen, as on a page that gives way to another. */
export function focusNow(selector: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector);
  const field = [...fields].find((one) => one.checkVisibility());
  field?.focus();
  if (field?.matches('[data-search]')) field.select();
  else field?.setSelectionRange(field.value.length, field.value.length);
  return field !== undefined;
}

/** Focuses a field of a page that is still loading, once it is there; unless another field has the focus by then. */
export function focusWhenThere(selector: string): void {
  const until = performance.now() + patience;
  const look = () => {
    if (focusNow(selector) || performance.now() > until) return;
    if (!document.activeElement?.matches('input, textarea, select')) requestAnimationFrame(look);
  };
  look();
}
