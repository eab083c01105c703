import type english from '../en/plan-days.ts';
import { plural } from './plural.ts';

export default {
  date: 'Date',
  days: 'Jours',
  anotherDay: 'Un autre jour',
  setDate: 'Choisir cette date',
  rescheduleToToday: 'Reporter à aujourd’hui',
  nextWeek: 'Semaine prochaine',
  whatIsPlanned: 'Ce qui est prévu',
  plan: 'Planifier<spoken> ma journée et ma semaine</spoken>',
  upcoming: 'À venir',
  allOfToday: 'Tout voir',
  nothingIsDueToday: 'Rien de prévu aujourd’hui.',
  today: 'Aujourd’hui',
  time: 'Heure',
  nothingIsDueToday2: 'Rien de prévu aujourd’hui',
  seeUpcomingTasks: 'Voir les tâches à venir',
  tasksThatAreOverdueOr: 'Les tâches en retard ou à faire aujourd’hui apparaissent ici.',
  everythingThatHasADate: 'Tout ce qui a une date',
  layout: 'Disposition',
  nothingPlanned: 'Rien de prévu',
  addATaskToA: 'Ajoutez une tâche à un jour, ou donnez une date à une tâche existante.',
  addATaskFor: (day: string) => `Ajouter une tâche : ${day}`,
  dateFor: (tasks: string) => `Date de ${tasks}`,
  moreIn: (count: number) =>
    plural(count, {
      one: '# autre<spoken> : </spoken><day/>',
      other: '# autres<spoken> : </spoken><day/>',
    }),
  addTaskFor: 'Ajouter une tâche<spoken> : </spoken><day/>',
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tâche</spoken>', other: '#<spoken> tâches</spoken>' }),
  spans: { today: 'Aujourd’hui', week: '7 jours' },
  layouts: { list: 'Liste', week: 'Semaine', month: 'Mois' },
} satisfies typeof english;
