/** Fields that somebody emptied by hand, not by sending what was in them. */
const deleted = new WeakSet<EventTarget>();
const texts = new Set(['text', 'search', 'email', 'url', 'tel']);

/** From now on knows what is deleted, for `changesText`. */
export function watchDeleting(): () => void {
  const onInput = ({ target }: Event) => {
    if (isEmptyField(target)) deleted.add(target);
    else if (target) deleted.delete(target);
  };
  window.addEventListener('input', onInput, { capture: true });
  return () => window.removeEventListener('input', onInput, { capture: true });
}

/** A field for text, without any. */
export const isEmptyField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && texts.has(target.type))) &&
  target.value === '';

/**
 * Undoes or redoes what somebody typed in a field that is empty now; false where that leaves it empty: what was typed
 * is sent, or all of it is taken back.
 */
export function changesText(which: 'undo' | 'redo', target: EventTarget | null): boolean {
  if (!isEmptyField(target) || !deleted.has(target)) return false;
  // Deprecated, but the one way to know: what is left to undo in a field, a browser tells nobody.
  document.execCommand(which);
  if (target.value !== '') return true;
  // From here on the app's changes are the later ones.
  deleted.delete(target);
  return false;
}
