import type english from '../en/plan-days.ts';
import { plural } from './plural.ts';

export default {
  date: 'Datum',
  days: 'Dagen',
  anotherDay: 'Andere dag',
  setDate: 'Datum instellen',
  rescheduleToToday: 'Verzetten naar vandaag',
  nextWeek: 'Volgende week',
  whatIsPlanned: 'Wat er gepland staat',
  plan: 'Plannen<spoken>: mijn dag en week</spoken>',
  upcoming: 'Binnenkort',
  allOfToday: 'Alles van vandaag',
  nothingIsDueToday: 'Vandaag hoef je niets te doen.',
  today: 'Vandaag',
  time: 'Tijd',
  nothingIsDueToday2: 'Niets te doen vandaag',
  seeUpcomingTasks: 'Komende taken bekijken',
  tasksThatAreOverdueOr: 'Taken die te laat zijn of vandaag moeten, verschijnen hier.',
  everythingThatHasADate: 'Alles met een datum',
  layout: 'Weergave',
  nothingPlanned: 'Niets gepland',
  addATaskToA: 'Voeg een taak toe aan een dag, of geef een taak een datum.',
  addATaskFor: (day: string) => `Taak toevoegen voor ${day}`,
  dateFor: (tasks: string) => `Datum voor ${tasks}`,
  moreIn: (count: number) => plural(count, { other: 'Nog #<spoken> in </spoken><day/>' }),
  addTaskFor: 'Taak toevoegen<spoken> voor </spoken><day/>',
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> taak</spoken>', other: '#<spoken> taken</spoken>' }),
  spans: { today: 'Vandaag', week: 'Komende 7 dagen' },
  layouts: { list: 'Lijst', week: 'Week', month: 'Maand' },
} satisfies typeof english;
