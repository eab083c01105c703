import { bufferKeys } from '#browser/ui/buffer-keys.ts';

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

/**
 * Focuses a field of a page that is still loading, once it is there; unless another field has the focus by then. What is
 * typed meanwhile is typed into it.
 */
export function focusWhenThere(selector: string): void {
  if (focusNow(selector)) return;
  const until = performance.now() + patience;
  const give = bufferKeys();
  const look = () => {
    const isOver = performance.now() > until || document.activeElement?.matches('input, textarea, select');
    if (isOver || focusNow(selector)) give();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
