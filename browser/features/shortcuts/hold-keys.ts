/**
 * From now on holds back what is typed, for a field that is still loading. The function it returns ends that and gives
 * the text to whatever field has the focus by then.
 */
export function holdKeys(): () => void {
  let held = '';
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') held = held.slice(0, -1);
    else if (event.key.length === 1) held += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hold, { capture: true });
  return () => {
    window.removeEventListener('keydown', hold, { capture: true });
    // Deprecated, but the one way to type as a person does, which fields and their undo take for real.
    if (held) document.execCommand('insertText', false, held);
  };
}
