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
} satisfies typeof english;
