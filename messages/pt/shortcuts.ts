import type english from '../en/shortcuts.ts';

export default {
  groups: {
    Everywhere: 'Em qualquer lugar',
    'Go to': 'Ir para',
    Lists: 'Listas',
    Task: 'Tarefa',
    Timer: 'Timer',
    Voice: 'Voz',
  },
  afterwards: 'depois',
  or: 'ou',
  keyboardShortcuts: 'Atalhos de teclado',
  keys: {
    Mod: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Espaço',
    Delete: 'Delete',
    Backspace: 'Backspace',
  },
} satisfies typeof english;
