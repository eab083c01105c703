import type english from '../en/planning.ts';
import { plural } from './plural.ts';

export default {
  overFull: 'Surcharge : ',
  today: 'Aujourd’hui',
  thePlanCouldNotBe: 'Impossible d’enregistrer le planning. Réessayez.',
  planFor: 'Période à planifier',
  proposed: 'Propositions',
  days: 'Jours',
  whatIsDueOnEach: 'Ce qui est prévu chaque jour, une fois les tâches cochées déplacées.',
  noRoom: 'Pas de place',
  noneOfTheseDaysHas:
    'Aucun de ces jours n’a de place pour elles. Prévoyez plus d’heures par jour, réduisez les durées estimées ou abandonnez-en certaines.',
  everythingFits: 'Tout tient.',
  timeForTasksOnEach: 'Temps pour les tâches chaque jour de la semaine',
  minutes: 'Minutes',
  plan: 'Planifier',
  whatToDoOnWhich:
    'Que faire quel jour, d’après les dates, les priorités, vos durées estimées et le temps que vous réservez. Rien ne bouge sans votre accord.',
  loadOfTasks: (load: string, count: number) =>
    plural(count, { one: `${load}, # tâche`, other: `${load}, # tâches` }),
  nowLoad: (load: string) => `actuellement ${load}`,
  besidesEvents: (hours: string) => `plus ${hours} d’événements`,
  reasons: { overdue: 'en retard', overfull: 'journée pleine', undated: 'sans date' },
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  moveTask: (title: string, day: string) => `Déplacer « ${title} » : ${day}`,
  spans: { day: 'Aujourd’hui', week: '7 prochains jours' },
  moved: (count: number) => plural(count, { one: '# tâche déplacée', other: '# tâches déplacées' }),
  move: (count: number) => plural(count, { one: 'Déplacer # tâche', other: 'Déplacer # tâches' }),
  duration: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    both: (hours: number, minutes: string) => `${hours} h ${minutes}`,
  },
  loadOf: (load: string, capacity: string) => `${load} sur ${capacity}`,
  fullDay: (day: string, load: string) => `${day} : ${load}`,
  fullDays: (days: string[]) => days.join(' ; '),
  noRoomElsewhere: (full: string) => `${full}. Il n’y a pas de place ailleurs.`,
  moveQuestion: (count: number) => plural(count, { one: 'Déplacer # tâche ?', other: 'Déplacer # tâches ?' }),
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
  enterMinutes: (max: number) => `Saisissez de 0 à ${max} minutes.`,
} satisfies typeof english;
