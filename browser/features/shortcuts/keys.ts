/** What of a keyboard event says which key it is. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Milliseconds between the keys of a sequence such as `g t`. */
export const sequencePause = 1500;

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The stroke as shortcuts are written: `j`, `Shift+x`, `?`, `Mod+k`, `Mod+Shift+z`, `ArrowDown`. Mod is Cmd on a Mac, Ctrl
 * elsewhere. Signs are named by what they are, whatever it takes to type them: `?` has no Shift. Null for strokes
 * that no shortcut has: a modifier alone, Alt, the other of Cmd and Ctrl.
 */
export function nameOf(stroke: Stroke, mac: boolean): string | null {
  const key = keyOf(stroke);
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  // AltGr, which many keyboards need for signs, looks like Ctrl+Alt.
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

/** On keyboards of other scripts the key is known by its place, as on a Latin one. */
function keyOf({ key, code }: Stroke): string {
  if (key === ' ') return 'Space';
  const isForeign = key.length === 1 && key > '\u024f';
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key;
}

/** Letters, digits and signs, which people type; not Enter, arrows, or anything with Mod. */
export const isCharacter = (keys: string) => keys.split(' ').every((stroke) => /^(Shift\+)?.$/u.test(stroke));

/** Of shortcuts in the order of their registration: the last one whose keys are these, or whether one begins so. */
export function match<T extends { keys: string }>(
  shortcuts: readonly T[],
  pressed: readonly string[],
): T | 'begun' | null {
  const typed = pressed.join(' ');
  const found = shortcuts.findLast(({ keys }) => keys === typed);
  if (found) return found;
  return shortcuts.some(({ keys }) => keys.startsWith(`${typed} `)) ? 'begun' : null;
}
