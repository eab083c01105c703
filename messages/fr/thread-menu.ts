import type english from '../en/thread-menu.ts';

export default {
  theThreadCouldNotBeChanged: 'Impossible de modifier le fil. Réessayez.',
  openThread: 'Ouvrir le fil',
  rename: 'Renommer…',
  moveToAnotherTheme: 'Déplacer vers un autre thème…',
  mergeIntoAnotherThread: 'Fusionner avec un autre fil…',
  threadReopened: 'Fil rouvert',
  reopenThread: 'Rouvrir le fil',
  threadClosed: 'Fil fermé',
  closeThread: 'Fermer le fil',
  threadDeleted: 'Fil supprimé',
  deleteThread: 'Supprimer le fil',
  threadOf: (title: string) => `Fil ${title}`,
  threadMore: (title: string) => `Fil ${title} : plus d’actions`,
} satisfies typeof english;
