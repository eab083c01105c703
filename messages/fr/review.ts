import type english from '../en/review.ts';
import { plural } from './plural.ts';

export default {
  weeklyReview: 'Revue hebdomadaire',
  reviewTheWeek: 'Faire la revue de la semaine',
  tomorrow: 'Demain',
  nextWeek: 'Semaine prochaine',
  someday: 'Un jour',
  slipped: 'En retard',
  finish: 'Terminer',
  next: 'Suivant',
  back: 'Retour',
  whatGotDone: 'Ce qui a été fait',
  nothingWasCompletedInThe: 'Rien n’a été terminé ces sept derniers jours.',
  whatSlipped: 'Ce qui a pris du retard',
  nothingIsOverdue: 'Rien n’est en retard.',
  press1To5To: 'Appuyez sur 1 à 5 pour décider de la première.',
  whatIsComingUp: 'Ce qui vous attend',
  nothingIsDueInThe: 'Rien n’est prévu dans les sept prochains jours.',
  theInbox: 'La boîte de réception',
  theInboxIsEmpty: 'La boîte de réception est vide.',
  inbox: 'Boîte de réception',
  openTheInbox: 'Ouvrir la boîte de réception',
  reviewDone: 'Revue terminée',
  goToToday: 'Aller à Aujourd’hui',
  seeAnalytics: 'Voir les statistiques',
  tenMinutesOnceAWeek: 'Dix minutes, une fois par semaine',
  lastReview: {
    today: 'Dernière revue : aujourd’hui',
    yesterday: 'Dernière revue : hier',
    daysAgo: (days: number) =>
      plural(days, {
        one: 'Dernière revue : il y a # jour',
        other: 'Dernière revue : il y a # jours',
      }),
  },
  done: 'Terminée',
  drop: 'Abandonner',
  forTheFirstTask: (decision: string) => `${decision}, pour la première tâche`,
  showAll: (count: number) => plural(count, { other: 'Tout afficher (#)' }),
  nextStep: 'Étape suivante de la revue',
  previousStep: 'Étape précédente de la revue',
  stepOf: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  atOf: (step: number, steps: number) => `${step} sur ${steps}`,
  completedInSevenDays: (count: number) =>
    plural(count, {
      one: 'Vous avez terminé # tâche ces sept derniers jours.',
      other: 'Vous avez terminé # tâches ces sept derniers jours.',
    }),
  areOverdue: (count: number) =>
    plural(count, {
      one: '# tâche est en retard. Donnez-lui un nouveau jour, ou abandonnez-la.',
      other: '# tâches sont en retard. Donnez à chacune un nouveau jour, ou abandonnez-la.',
    }),
  areDueInSevenDays: (count: number) =>
    plural(count, {
      one: '# tâche est prévue dans les sept prochains jours. C’est trop ? Ouvrez-la pour la déplacer.',
      other:
        '# tâches sont prévues dans les sept prochains jours. C’est trop ? Ouvrez une tâche pour la déplacer.',
    }),
  haveNoTheme: (count: number) =>
    plural(count, {
      one: '# tâche n’a pas encore de thème. Donnez-lui-en un, ou abandonnez-la.',
      other: '# tâches n’ont pas encore de thème. Donnez-en un à chacune, ou abandonnez-la.',
    }),
  summary: (done: number, overdue: number, ahead: number) =>
    `${plural(done, { one: '# tâche terminée.', other: '# tâches terminées.' })} ${overdue === 0 ? 'Rien en retard' : plural(overdue, { one: '# tâche en retard', other: '# tâches en retard' })}, ${plural(ahead, { one: '# tâche à venir.', other: '# tâches à venir.' })}`,
  tenMinutesAndLast: (last: string) => `Dix minutes, une fois par semaine. ${last}.`,
} satisfies typeof english;
