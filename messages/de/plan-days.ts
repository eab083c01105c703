import type english from '../en/plan-days.ts';
import { plural } from './plural.ts';

export default {
  date: 'Datum',
  days: 'Tage',
  anotherDay: 'Anderer Tag',
  setDate: 'Datum setzen',
  rescheduleToToday: 'Auf heute verschieben',
  nextWeek: 'Nächste Woche',
  whatIsPlanned: 'Was geplant ist',
  plan: '<spoken>Tag und Woche </spoken>Planen',
  upcoming: 'Demnächst',
  allOfToday: 'Alles von heute',
  nothingIsDueToday: 'Heute ist nichts fällig.',
  today: 'Heute',
  time: 'Uhrzeit',
  nothingIsDueToday2: 'Heute ist nichts fällig',
  seeUpcomingTasks: 'Kommende Aufgaben ansehen',
  tasksThatAreOverdueOr: 'Hier erscheinen Aufgaben, die heute fällig oder überfällig sind.',
  everythingThatHasADate: 'Alles, was ein Datum hat',
  layout: 'Anordnung',
  nothingPlanned: 'Nichts geplant',
  addATaskToA: 'Füge einem Tag eine Aufgabe hinzu oder gib einer vorhandenen ein Datum.',
  addATaskFor: (day: string) => `Aufgabe hinzufügen: ${day}`,
  dateFor: (tasks: string) => `Datum: ${tasks}`,
  moreIn: (count: number) => plural(count, { other: '# weitere<spoken>: </spoken><day/>' }),
  addTaskFor: 'Neue Aufgabe<spoken>: </spoken><day/>',
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> Aufgabe</spoken>', other: '#<spoken> Aufgaben</spoken>' }),
  spans: { today: 'Heute', week: '7 Tage' },
  layouts: { list: 'Liste', week: 'Woche', month: 'Monat' },
} satisfies typeof english;
