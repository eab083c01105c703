import type english from '../en/shortcuts.ts';

export default {
  groups: {
    Everywhere: 'En todas partes',
    'Go to': 'Ir a',
    Lists: 'Listas',
    Task: 'Tarea',
    Timer: 'Temporizador',
    Voice: 'Voz',
  },
  afterwards: 'luego',
  or: 'o',
  keyboardShortcuts: 'Atajos de teclado',
  keys: {
    Mod: 'Ctrl',
    Shift: 'Mayús',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Espacio',
    Delete: 'Supr',
    Backspace: 'Retroceso',
  },
} satisfies typeof english;
