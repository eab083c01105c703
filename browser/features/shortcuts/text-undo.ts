/** Fields the user emptied by hand, not by sending. */
const deleted = new WeakSet<EventTarget>();
const texts = new Set(['text', 'search', 'email', 'url', 'tel']);

/** Starts tracking deletions for `changesText`. */
export function watchDeleting(): () => void {
  const onInput = ({ target }: Event) => {
    if (isEmptyField(target)) deleted.add(target);
    else if (target) deleted.delete(target);
  };
  window.addEventListener('input', onInput, { capture: true });
  return () => window.removeEventListener('input', onInput, { capture: true });
}

/** Tells whether an element is an empty text field. */
export const isEmptyField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && texts.has(target.type))) &&
  target.value === '';

/**
 * Undoes or redoes typing in an empty field; returns false if the field stays empty because the text was sent or there
 * is nothing left to undo.
 */
export function changesText(which: 'undo' | 'redo', target: EventTarget | null): boolean {
  if (!isEmptyField(target) || !deleted.has(target)) return false;
  // Deprecated, but no other API tells whether a field has anything left to undo.
  document.execCommand(which);
  if (target.value !== '') return true;
  // From here on, undo applies to the app's changes.
  deleted.delete(target);
  return false;
}
