/** Milliseconds in which a page must have come. */
const patience = 5000;

/** Focuses a field, a search's text selected; false where it is not there. */
export function focusNow(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  field?.focus();
  if (field?.matches('[data-search]')) field.select();
  else field?.setSelectionRange(field.value.length, field.value.length);
  return field !== null;
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
