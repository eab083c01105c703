import type english from '../en/planning.ts';
import { plural } from './plural.ts';

export default {
  overFull: 'Zu voll: ',
  today: 'Heute',
  thePlanCouldNotBe: 'Der Plan konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  planFor: 'Planen für',
  proposed: 'Vorschlag',
  days: 'Tage',
  whatIsDueOnEach: 'Was an jedem Tag fällig ist, wenn die angekreuzten Aufgaben verschoben sind.',
  noRoom: 'Kein Platz',
  noneOfTheseDaysHas:
    'An keinem dieser Tage ist Platz dafür. Gib den Tagen mehr Stunden, schätze die Dauer niedriger oder lass etwas weg.',
  everythingFits: 'Alles passt.',
  timeForTasksOnEach: 'Zeit für Aufgaben an jedem Wochentag',
  minutes: 'Minuten',
  plan: 'Planen',
  whatToDoOnWhich:
    'Was du an welchem Tag tun kannst, nach Terminen, Prioritäten, geschätzter Dauer und der Zeit, die du dir nimmst. Nichts wird verschoben, bevor du zustimmst.',
  loadOfTasks: (load: string, count: number) =>
    plural(count, { one: `${load}, # Aufgabe`, other: `${load}, # Aufgaben` }),
  nowLoad: (load: string) => `jetzt ${load}`,
  besidesEvents: (hours: string) => `zusätzlich ${hours} Termine`,
  reasons: { overdue: 'überfällig', overfull: 'der Tag ist voll', undated: 'ohne Datum' },
  fromTo: (from: string, to: string) => `von ${from} auf ${to}`,
  moveTask: (title: string, day: string) => `„${title}“ verschieben: ${day}`,
  spans: { day: 'Heute', week: 'Nächste 7 Tage' },
  moved: (count: number) => plural(count, { one: '# Aufgabe verschoben', other: '# Aufgaben verschoben' }),
  move: (count: number) => plural(count, { one: '# Aufgabe verschieben', other: '# Aufgaben verschieben' }),
  duration: {
    minutes: (minutes: number) => `${minutes} Min.`,
    hours: (hours: number) => `${hours} Std.`,
    both: (hours: number, minutes: string) => `${hours} Std. ${Number(minutes)} Min.`,
  },
  loadOf: (load: string, capacity: string) => `${load} bei ${capacity} Zeit`,
  fullDay: (day: string, load: string) => `${day}: ${load}`,
  fullDays: (days: string[]) => days.join('; '),
  noRoomElsewhere: (full: string) => `${full}. An anderen Tagen ist kein Platz.`,
  moveQuestion: (count: number) =>
    plural(count, { one: '# Aufgabe verschieben?', other: '# Aufgaben verschieben?' }),
  weekdays: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  enterMinutes: (max: number) => `Gib 0 bis ${max} Minuten ein.`,
} satisfies typeof english;
