import type english from '../en/theme-menu.ts';
import { plural } from './plural.ts';

export default {
  deleteTheme: 'Supprimer le thème',
  cancel: 'Annuler',
  theThemeCouldNotBeDeleted: 'Impossible de supprimer le thème. Réessayez.',
  themeDeleted: 'Thème supprimé',
  newThread: 'Nouveau fil…',
  nameColorAndIcon: 'Nom, couleur et icône…',
  showInTheSidebar: 'Afficher dans la barre latérale',
  hideFromTheSidebar: 'Masquer de la barre latérale',
  deleteTheme2: 'Supprimer le thème…',
  itHasNoTasks: 'Il ne contient aucune tâche.',
  deleteQuestion: (name: string) => `Supprimer le thème « ${name} » ?`,
  themeHidden: (name: string) => `${name} masqué. Réaffichez-le dans Réglages > Apparence`,
  themeShown: (name: string) => `${name} affiché dans la barre latérale`,
  theme: (name: string) => `Thème ${name}`,
  themeMore: (name: string) => `Thème ${name} : plus d’actions`,
  openTheme: (name: string) => `Ouvrir ${name}`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'Sa # tâche ira dans la boîte de réception.',
      other: 'Ses # tâches iront dans la boîte de réception.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'Son # fil sera supprimé avec lui.',
      other: 'Ses # fils seront supprimés avec lui.',
    }),
} satisfies typeof english;
