import { isComposing } from '#browser/ui/keyboard-events.ts';
import { getTopModal } from '#browser/ui/modal-stack.ts';
import { isCharacter, isMac, match, nameOf, sequencePauseMs } from './keys.ts';
import { changesText, isEmptyField, watchDeleting } from './text-undo.ts';
import { boundShortcuts } from './use-shortcuts.ts';

const notTyped = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color', 'image']
  .map((type) => `:not([type="${type}"])`)
  .join('');
const roles = ['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'spinbutton', 'slider']
  .map((role) => `[role="${role}"]`)
  .join();
/** Elements in which keys type text or choose something. */
const takesKeys = `input${notTyped}, textarea, select, [contenteditable]:not([contenteditable="false"]), ${roles}`;
/** Elements that Enter and Space press. */
const takesPresses =
  'a[href], button, input, summary, label, [role="button"], [role="link"], [role="switch"]';
const takesArrows = 'input[type="radio"]';
/** Mod combinations a text field handles itself. */
const ofText = new Set(['Mod+a', 'Mod+c', 'Mod+v', 'Mod+x', 'Mod+y', 'Mod+z', 'Mod+Shift+z']);
/** In an empty field with nothing left to undo, these apply to the app. */
const takesBack: Partial<Record<string, 'undo' | 'redo'>> = {
  'Mod+z': 'undo',
  'Mod+y': 'redo',
  'Mod+Shift+z': 'redo',
};

/** Runs shortcuts as their keys are pressed. `areCharactersOn` tells whether single-key shortcuts are enabled. */
export function listenForShortcuts(areCharactersOn: () => boolean): () => void {
  const mac = isMac();
  let begun: { strokes: string[]; at: number } | null = null;

  const onKeyDown = (event: KeyboardEvent) => {
    // Some browsers report key code 229 while an input method is composing.
    if (event.defaultPrevented || isComposing(event)) return;
    const stroke = nameOf(event, mac);
    if (!stroke) return;
    const before = begun && event.timeStamp - begun.at <= sequencePauseMs ? begun.strokes : [];
    begun = null;

    // Fast path: most keys belong to no shortcut.
    if (isTyping(event) && !stroke.startsWith('Mod+')) return;

    const can = boundShortcuts().filter((shortcut) => mayRun(shortcut, event, areCharactersOn));
    const continued = match(can, [...before, stroke]);
    // Within a sequence a key does not run its own shortcut, but it may start a new sequence.
    const found = continued ?? (before.length > 0 && match(can, [stroke]) === 'begun' ? 'begun' : null);
    if (!found) return;
    if (found === 'begun') {
      begun = { strokes: continued ? [...before, stroke] : [stroke], at: event.timeStamp };
      event.preventDefault();
    } else if (!event.repeat || found.repeats) {
      event.preventDefault();
      const which = takesBack[found.keys];
      if (!which || !changesText(which, event.target)) found.run(event);
    }
  };

  window.addEventListener('keydown', onKeyDown);
  const stopWatching = watchDeleting();
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    stopWatching();
  };
}

const elementOf = ({ target }: KeyboardEvent) => (target instanceof Element ? target : document.body);
const isTyping = (event: KeyboardEvent) => elementOf(event).closest(takesKeys) !== null;
function mayRun(
  { keys, modal }: { keys: string; modal: symbol | null },
  event: KeyboardEvent,
  areCharactersOn: () => boolean,
): boolean {
  const element = elementOf(event);
  const isOnTop = modal === getTopModal();
  if (keys.startsWith('Mod+'))
    return (
      (isOnTop || (modal === null && !document.querySelector('dialog[open][role="alertdialog"]'))) &&
      !(ofText.has(keys) && isTyping(event) && !(keys in takesBack && isEmptyField(event.target)))
    );
  if (!isOnTop || isTyping(event)) return false;
  if (keys === 'Enter' || keys === 'Space') return !element.closest(takesPresses);
  if (keys.startsWith('Arrow')) return !element.closest(takesArrows);
  return areCharactersOn() || !isCharacter(keys);
}
