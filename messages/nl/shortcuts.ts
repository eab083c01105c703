import type english from '../en/shortcuts.ts';

export default {
  groups: {
    Everywhere: 'Overal',
    'Go to': 'Ga naar',
    Lists: 'Lijsten',
    Task: 'Taak',
    Timer: 'Timer',
    Voice: 'Spraak',
  },
  afterwards: 'dan',
  or: 'of',
  keyboardShortcuts: 'Sneltoetsen',
  keys: {
    Mod: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Spatie',
    Delete: 'Delete',
    Backspace: 'Backspace',
  },
} satisfies typeof english;
