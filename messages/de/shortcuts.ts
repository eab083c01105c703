import type english from '../en/shortcuts.ts';

export default {
  groups: {
    Everywhere: 'Überall',
    'Go to': 'Gehe zu',
    Lists: 'Listen',
    Task: 'Aufgabe',
    Timer: 'Timer',
    Voice: 'Sprache',
  },
  /** Between keys that are pressed one after the other. */
  afterwards: 'dann',
  /** Between keys that do the same. */
  or: 'oder',
  keyboardShortcuts: 'Tastenkürzel',
  keys: {
    Mod: 'Strg',
    Shift: 'Umschalt',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Leertaste',
    Delete: 'Entf',
    Backspace: 'Rücktaste',
  },
} satisfies typeof english;
