import type english from '../en/reclassify.ts';
import { plural } from './plural.ts';

export default {
  loading: 'Chargement',
  showTheLastProposals: 'Voir les dernières propositions',
  classifyingYourTasks: 'Classement de vos tâches',
  continueInBackground: 'Continuer en arrière-plan',
  theConnectionWasLostYour:
    'La connexion est perdue. Le classement de vos tâches continue : rouvrez ceci pour voir où il en est.',
  close: 'Fermer',
  proposedMoves: 'Déplacements proposés',
  nothingHasMovedYetTasks:
    'Rien n’a encore été déplacé. Les tâches dont vous avez choisi la place ne sont pas dans cette liste.',
  selectNone: 'Ne rien sélectionner',
  selectAll: 'Tout sélectionner',
  theTasksCouldNotBe: 'Impossible de remettre les tâches à leur place. Réessayez.',
  tasksClassified: 'Tâches classées',
  undo: 'Annuler l’action',
  done: 'Terminé',
  noErrors: 'Aucune erreur.',
  themeChanges: 'Changements de thème',
  errors: 'Erreurs',
  movedTasks: 'Tâches déplacées',
  classifyFailed: 'Impossible de classer les tâches. Réessayez.',
  progress: (read: number, total: number) => `${read} sur ${total}`,
  readSoFar: (read: number, total: number, moves: number) =>
    `${plural(read, { one: '# lue', other: '# lues' })} sur ${plural(total, { other: '#' })}, ${plural(moves, { one: '# déplacement', other: '# déplacements' })} à proposer.`,
  unread: {
    cancelled: (count: number) =>
      plural(count, { one: 'Annulé : # tâche non lue.', other: 'Annulé : # tâches non lues.' }),
    failed: (count: number) =>
      plural(count, {
        one: 'Le modèle de langage ne répond plus : # tâche non lue.',
        other: 'Le modèle de langage ne répond plus : # tâches non lues.',
      }),
  },
  to: 'vers',
  applyMoves: (accepted: number, proposed: number) =>
    `Appliquer ${plural(accepted, { one: '# déplacement', other: '# déplacements' })} sur ${proposed}`,
  tasksNotRead: (count: number) =>
    plural(count, {
      one: '# tâche n’a pas pu être lue.',
      other: '# tâches n’ont pas pu être lues.',
    }),
  percentRead: (percent: number) => `${percent} % lus. Rien ne bouge sans votre accord.`,
  tasksAreBack: (count: number) =>
    plural(count, { one: '# tâche est revenue à sa place', other: '# tâches sont revenues à leur place' }),
  reclassified: (moved: number, total: number) =>
    `${plural(moved, { one: '# tâche classée', other: '# tâches classées' })} sur ${total}.`,
  errorCount: (count: number) => plural(count, { one: '# erreur.', other: '# erreurs.' }),
  andMore: (count: number) => plural(count, { one: 'et # autre', other: 'et # autres' }),
} satisfies typeof english;
