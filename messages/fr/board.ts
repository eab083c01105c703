import type english from '../en/board.ts';

export default {
  more: 'Plus',
  details: 'Détails',
  delete: 'Supprimer',
  nothingHere: 'Rien ici.',
  failedToUpdateTask: 'Impossible de modifier la tâche',
  column: 'Colonne',
  moveOrOpen: (title: string) => `Déplacer ou ouvrir ${title}`,
  moveTo: {
    pending: 'Déplacer vers À faire',
    in_progress: 'Déplacer vers En cours',
    completed: 'Déplacer vers Terminée',
    paused: 'Déplacer vers En pause',
  },
  tasksIn: {
    pending: 'Tâches à faire',
    in_progress: 'Tâches en cours',
    completed: 'Tâches terminées',
    paused: 'Tâches en pause',
  },
  movedTo: {
    pending: 'Déplacée vers À faire',
    in_progress: 'Déplacée vers En cours',
    completed: 'Déplacée vers Terminée',
    paused: 'Déplacée vers En pause',
  },
  moveBack: 'Déplacer la carte dans la colonne précédente',
  moveOn: 'Déplacer la carte dans la colonne suivante',
} satisfies typeof english;
