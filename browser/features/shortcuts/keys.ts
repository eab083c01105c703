/** Fields of a keyboard event that identify the key. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Longest pause between the keys of a sequence such as `g t`. */
export const sequencePauseMs = 1500;

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Returns the keystroke in shortcut notation: `j`, `Shift+x`, `?`, `Mod+k`, `Mod+Shift+z`, `ArrowDown`. Mod is Cmd on a
 * Mac, Ctrl elsewhere. Symbols are written without the modifiers needed to type them: `?` has no Shift. Null for
 * keystrokes no shortcut uses: a modifier alone, Alt, the other of Cmd and Ctrl.
 */
export function nameOf(stroke: Stroke, mac: boolean): string | null {
  const key = keyOf(stroke);
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  // AltGr, which many keyboards need for symbols, is reported as Ctrl+Alt.
  const altGr = stroke.altKey && stroke.ctrlKey && key.length === 1 && !isLetter;
  if (modifiers.has(key) || (!altGr && (stroke.altKey || (mac ? stroke.ctrlKey : stroke.metaKey))))
    return null;
  const mod = !altGr && (mac ? stroke.metaKey : stroke.ctrlKey);
  const shift = stroke.shiftKey && (key.length > 1 || isLetter);
  return `${mod ? 'Mod+' : ''}${shift ? 'Shift+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
}

const modifiers = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
]);

/** Returns the Latin letter at the key's position on keyboards for other scripts. */
function keyOf({ key, code }: Stroke): string {
  if (key === ' ') return 'Space';
  const isForeign = key.length === 1 && key > '\u024f';
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}

/** Tells whether the keys are letters, digits or symbols; not Enter, arrows or anything with Mod. */
export const isCharacter = (keys: string) => keys.split(' ').every((stroke) => /^(Shift\+)?.$/u.test(stroke));

/** Finds the last registered shortcut with these keys, or tells whether one starts with them. */
export function match<T extends { keys: string }>(
  shortcuts: readonly T[],
  pressed: readonly string[],
): T | 'begun' | null {
  const typed = pressed.join(' ');
  const found = shortcuts.findLast(({ keys }) => keys === typed);
  if (found) return found;
  return shortcuts.some(({ keys }) => keys.startsWith(`${typed} `)) ? 'begun' : null;
}
