import type english from '../en/trash.ts';
import { plural } from './plural.ts';

export default {
  searchTheTrash: 'Rechercher dans la corbeille',
  clearTheSearch: 'Effacer la recherche',
  restore: 'Restaurer',
  deleteForever: 'Supprimer définitivement',
  inTheTrash: 'Dans la corbeille',
  lastDay: 'dernier jour',
  theRestoreFailedPleaseTry: 'La restauration a échoué. Réessayez.',
  theContentIsErasedHere:
    'Le contenu est effacé ici, sur le serveur et sur vos autres appareils. Cette action est irréversible.',
  cancel: 'Annuler',
  deletedForever: 'Supprimé définitivement',
  theDeletionFailedPleaseTry: 'La suppression a échoué. Réessayez.',
  nextInTheTrash: 'Suivant dans la corbeille',
  previousInTheTrash: 'Précédent dans la corbeille',
  select: 'Sélectionner',
  trash: 'Corbeille',
  whatYouDeleteStaysHere:
    'Ce que vous supprimez reste ici 30 jours. Ensuite, son texte est effacé définitivement.',
  emptyTrash: 'Vider la corbeille',
  theTrashIsEmpty: 'La corbeille est vide',
  tasksNotesAndProjectsYou: 'Les tâches, les notes et les projets que vous supprimez apparaissent ici.',
  restored: (items: string) => `Restauré : ${items}`,
  deleteQuestion: (items: string) => `Supprimer définitivement ${items} ?`,
  quoted: (name: string) => `« ${name} »`,
  items: (count: number) => plural(count, { one: '# élément', other: '# éléments' }),
  nothingIsCalled: (name: string) => `Rien dans la corbeille ne s’appelle « ${name} ».`,
  showMoreOf: (count: number) => plural(count, { other: 'Afficher plus (# au total)' }),
  selectAll: (count: number) => plural(count, { other: 'Tout sélectionner (#)' }),
  selectedOf: (selected: number, total: number) =>
    `${plural(selected, { other: '#' })} sur ${plural(total, { one: '# sélectionné', other: '# sélectionnés' })}`,
  kinds: {
    task: 'Tâche',
    subtask: 'Sous-tâche',
    note: 'Note',
    link: 'Lien enregistré',
    mindfulness: 'Séance de pleine conscience',
    project: 'Projet',
    thread: 'Fil',
    theme: 'Thème',
  },
  deletedOn: (date: string) => `ici depuis ${/^\d/.test(date) ? 'le ' : ''}${date}`,
  daysLeft: (days: number) => plural(days, { one: 'encore # jour', other: 'encore # jours' }),
  withThreads: (count: number) => plural(count, { one: 'avec un fil', other: 'avec # fils' }),
  withSubtasks: (count: number) => plural(count, { one: 'avec une sous-tâche', other: 'avec # sous-tâches' }),
} satisfies typeof english;
