/**
 * From now on holds back what is typed, for a field that is still loading. The function it returns types it into
 * whatever has the focus by then, and ends that.
 */
export function bufferKeys(): () => void {
  let held: string[] = [];
  let isGiving = false;
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isGiving || ctrlKey || metaKey || altKey || !(key.length === 1 || key in editing)) return;
    held = (editing[key] ?? append)(held, key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hold, { capture: true });

  return function give() {
    const end = held.indexOf('Enter');
    const text = end < 0 ? held : held.slice(0, end);
    isGiving = true;
    // Deprecated, but the one way to type as a person does, which fields and their undo take for real.
    if (text.length > 0) document.execCommand('insertText', false, text.join(''));
    else if (end === 0) press('Enter');
    isGiving = false;
    held = held.slice(Math.max(text.length, 1));
    // Enter sends what the field shows: it waits until that is what was typed.
    if (held.length > 0) setTimeout(give);
    else window.removeEventListener('keydown', hold, { capture: true });
  };
}

type Edit = (held: string[], key: string) => string[];
const append: Edit = (held, key) => [...held, key];
const editing: Record<string, Edit> = { Enter: append, Backspace: (held) => held.slice(0, -1) };

function press(key: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) activeElement.click();
  else activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
