import type english from '../en/model.ts';
import { plural } from './plural.ts';

const changesOf = (count: number) => plural(count, { one: '# modification', other: '# modifications' });
const recordingsOf = (count: number) =>
  plural(count, { one: '# enregistrement', other: '# enregistrements' });
const sync = 'connectez-vous à Internet et attendez que le nuage indique « Synchronisé »';
const process = (recordings: number) =>
  `traitez ${recordings === 1 ? 'l’enregistrement' : 'les enregistrements'} dans Saisie vocale`;

export default {
  undoChanges: (count: number) =>
    plural(count, { one: 'Annuler # modification', other: 'Annuler # modifications' }),
  redoChanges: (count: number) =>
    plural(count, { one: 'Rétablir # modification', other: 'Rétablir # modifications' }),
  addProject: (name: string) => `Ajouter le projet « ${name} »`,
  changeProject: (name: string) => `Modifier le projet « ${name} »`,
  deleteProject: (name: string) => `Supprimer le projet « ${name} »`,
  moveProject: (name: string) => `Déplacer le projet « ${name} »`,
  addThread: (name: string) => `Ajouter le fil « ${name} »`,
  changeThread: (name: string) => `Modifier le fil « ${name} »`,
  deleteThread: (name: string) => `Supprimer le fil « ${name} »`,
  addTheme: (name: string) => `Ajouter le thème « ${name} »`,
  changeTheme: (name: string) => `Modifier le thème « ${name} »`,
  deleteTheme: (name: string) => `Supprimer le thème « ${name} »`,
  moveTheme: (name: string) => `Déplacer le thème « ${name} »`,
  archiveProject: (name: string) => `Archiver le projet « ${name} »`,
  unarchiveProject: (name: string) => `Désarchiver le projet « ${name} »`,
  closeThread: (name: string) => `Fermer le fil « ${name} »`,
  reopenThread: (name: string) => `Rouvrir le fil « ${name} »`,
  mergeThread: (name: string, into: string) => `Fusionner le fil « ${name} » avec « ${into} »`,
  changeNamed: (name: string) => `Modifier « ${name} »`,
  deleteNamed: (name: string) => `Supprimer « ${name} »`,
  addNamed: (name: string) => `Ajouter « ${name} »`,
  restoreNamed: (name: string) => `Restaurer « ${name} »`,
  completeNamed: (name: string) => `Terminer « ${name} »`,
  reopenNamed: (name: string) => `Rouvrir « ${name} »`,
  changeTasks: (count: number) => plural(count, { one: 'Modifier # tâche', other: 'Modifier # tâches' }),
  restoredAs: (name: string, as: string) =>
    `Un autre thème s’appelle déjà « ${name} » : celui qui a été restauré s’appelle maintenant « ${as} »`,
  priorities: { urgent: 'Urgente', high: 'Haute', medium: 'Moyenne', low: 'Basse' },
  statuses: { pending: 'À faire', in_progress: 'En cours', completed: 'Terminée', paused: 'En pause' },
  delete: 'Supprimer',
  sureToDeleteTasks: (count: number) =>
    plural(count, { one: 'Supprimer # tâche ?', other: 'Voulez-vous vraiment supprimer ces # tâches ?' }),
  tasks: (count: number) => plural(count, { one: '# tâche', other: '# tâches' }),
  reopenedTasks: (tasks: string) => `Rouvert : ${tasks}`,
  completedTasks: (tasks: string) => `Terminé : ${tasks}`,
  completedWithNext: (title: string, due: string) => `Terminé : ${title}. Prochaine : ${due}`,
  prioritized: {
    urgent: (tasks: string) => `Priorité urgente pour ${tasks}`,
    high: (tasks: string) => `Priorité haute pour ${tasks}`,
    medium: (tasks: string) => `Priorité moyenne pour ${tasks}`,
    low: (tasks: string) => `Priorité basse pour ${tasks}`,
  },
  noPriorityFor: (tasks: string) => `Aucune priorité pour ${tasks}`,
  dateRemoved: (tasks: string) => `Date retirée : ${tasks}`,
  movedToToday: (tasks: string) => `Déplacé à aujourd’hui : ${tasks}`,
  movedToTomorrow: (tasks: string) => `Déplacé à demain : ${tasks}`,
  movedToDay: (tasks: string, day: string) => `Déplacé au ${day} : ${tasks}`,
  movedByADay: (tasks: string) => `Déplacé d’un jour : ${tasks}`,
  tagsChanged: (tasks: string) => `Étiquettes modifiées : ${tasks}`,
  deletedTasks: (tasks: string) => `Supprimé : ${tasks}`,
  moved: (name: string) => `Déplacé : ${name}`,
  notMoved: (name: string) => `Impossible de déplacer ${name}. Réessayez.`,
  unsent: {
    changes: {
      title: (changes: number, _recordings: number) =>
        `${changesOf(changes)} pas encore ${changes === 1 ? 'enregistrée' : 'enregistrées'}`,
      text: (changes: number, _recordings: number) =>
        `${
          changes === 1
            ? 'Elle n’est que sur cet appareil, et la déconnexion la supprime. Pour la garder,'
            : 'Elles ne sont que sur cet appareil, et la déconnexion les supprime. Pour les garder,'
        } ${sync}.`,
    },
    recordings: {
      title: (_changes: number, recordings: number) =>
        `${recordingsOf(recordings)} pas encore ${recordings === 1 ? 'sauvegardé' : 'sauvegardés'}`,
      text: (_changes: number, recordings: number) =>
        `${
          recordings === 1
            ? 'Il n’est que sur cet appareil, et la déconnexion le supprime. Pour le garder,'
            : 'Ils ne sont que sur cet appareil, et la déconnexion les supprime. Pour les garder,'
        } ${process(recordings)}.`,
    },
    both: {
      title: (changes: number, recordings: number) =>
        `${changesOf(changes)} et ${recordingsOf(recordings)} pas encore sauvegardés`,
      text: (_changes: number, recordings: number) =>
        `Ils ne sont que sur cet appareil, et la déconnexion les supprime. Pour les garder, ${sync}, et ${process(recordings)}.`,
    },
  },
  inbox: 'Boîte de réception',
  standardThemes: {
    Health: 'Santé',
    Work: 'Travail',
    Personal: 'Personnel',
    Shopping: 'Courses',
    Finance: 'Finances',
    Learning: 'Apprentissage',
  },
  save: 'Enregistrer',
  note: 'Noter',
  archive: 'Archiver',
  unarchive: 'Désarchiver',
  undo: 'Annuler l’action',
  thereIsNothingLeftTo: 'Il n’y a plus rien à annuler',
  signOutAnyway: 'Se déconnecter quand même',
  staySignedIn: 'Rester connecté',
  changeASetting: 'Modifier un réglage',
  cancel: 'Annuler',
  areYouSureYouWant: 'Voulez-vous vraiment supprimer cette tâche ?',
  keptIn: (theme: string) => `Gardée dans « ${theme} »`,
  movedTo: (theme: string) => `Déplacée vers « ${theme} »`,
  failedToUpdateTask: 'Impossible de modifier la tâche',
  taskDeletedSuccessfully: 'Tâche supprimée',
  failedToDeleteTask: 'Impossible de supprimer la tâche',
  complete: 'Terminer',
  reopen: 'Rouvrir',
  taskUpdatedSuccessfully: 'Tâche modifiée',
  close: 'Fermer',
  undoing: 'Annulation…',
  redoing: 'Rétablissement…',
  redo: 'Rétablir',
  theChangeCouldNotBe: 'Impossible d’annuler la modification. Réessayez.',
  movedToTimeToday: (tasks: string, time: string) => `Déplacé à aujourd’hui, ${time} : ${tasks}`,
  movedToTimeTomorrow: (tasks: string, time: string) => `Déplacé à demain, ${time} : ${tasks}`,
  movedToTimeOn: (tasks: string, day: string, time: string) => `Déplacé au ${day}, ${time} : ${tasks}`,
} satisfies typeof english;
