import type english from '../en/shortcuts.ts';

export default {
  groups: {
    Everywhere: 'Partout',
    'Go to': 'Aller à',
    Lists: 'Listes',
    Task: 'Tâche',
    Timer: 'Minuteur',
    Voice: 'Voix',
  },
  afterwards: 'puis',
  or: 'ou',
  keyboardShortcuts: 'Raccourcis clavier',
  keys: {
    Mod: 'Ctrl',
    Shift: 'Maj',
    Enter: 'Entrée',
    Escape: 'Échap',
    Space: 'Espace',
    Delete: 'Suppr',
    Backspace: 'Retour arrière',
  },
} satisfies typeof english;
