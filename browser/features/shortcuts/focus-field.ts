import { maxFieldWaitMs } from '#browser/limits.ts';
import { bufferKeys } from '#browser/ui/buffer-keys.ts';

/**
 * Focuses a field, selecting the text of a search; returns false if none is visible, as on a page that is being
 * replaced.
 */
export function focusNow(selector: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector);
  const field = [...fields].find((one) => one.checkVisibility());
  field?.focus();
  if (field?.matches('[data-search]')) field.select();
  else field?.setSelectionRange(field.value.length, field.value.length);
  return field !== undefined;
}

/**
 * Focuses a field of a page that is still loading once it appears, unless another field has focus by then. Keys typed
 * meanwhile go into it.
 */
export function focusWhenThere(selector: string): void {
  if (focusNow(selector)) return;
  const until = performance.now() + maxFieldWaitMs;
  const give = bufferKeys();
  const look = () => {
    const isOver = performance.now() > until || document.activeElement?.matches('input, textarea, select');
    if (isOver || focusNow(selector)) give();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
