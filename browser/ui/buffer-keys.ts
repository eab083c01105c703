/**
 * Buffers what is typed while a field is still loading. Call the function it returns to stop buffering and to type the
 * keys into the element that has the focus by then.
 */
export function bufferKeys(): () => void {
  let buffer: string[] = [];
  let isReplaying = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Ctrl+Enter submits, too; other combinations are not typing.
    const isCombined = altKey || ((ctrlKey || metaKey) && key !== 'Enter');
    if (isReplaying || isCombined || !(key.length === 1 || key in editing)) return;
    buffer = (editing[key] ?? append)(buffer, key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });

  return function replay() {
    const end = buffer.indexOf('Enter');
    const text = end < 0 ? buffer : buffer.slice(0, end);
    isReplaying = true;
    // `execCommand` is deprecated, but only it inserts text as typing does, including the field's own undo.
    if (text.length > 0) document.execCommand('insertText', false, text.join(''));
    else if (end === 0) press('Enter');
    isReplaying = false;
    buffer = buffer.slice(Math.max(text.length, 1));
    // Enter submits what the field shows, so it waits until the typed text is in it.
    if (buffer.length > 0) setTimeout(replay);
    else window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}

type Edit = (buffer: string[], key: string) => string[];
const append: Edit = (buffer, key) => [...buffer, key];
const editing: Record<string, Edit> = { Enter: append, Backspace: (buffer) => buffer.slice(0, -1) };

function press(key: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) activeElement.click();
  else activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
