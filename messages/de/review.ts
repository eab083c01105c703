import type english from '../en/review.ts';
import { plural } from './plural.ts';

export default {
  weeklyReview: 'Wochenrückblick',
  reviewTheWeek: 'Woche durchgehen',
  tomorrow: 'Morgen',
  nextWeek: 'Nächste Woche',
  someday: 'Irgendwann',
  slipped: 'Liegen geblieben',
  finish: 'Fertig',
  next: 'Weiter',
  back: 'Zurück',
  whatGotDone: 'Was du geschafft hast',
  nothingWasCompletedInThe: 'In den letzten sieben Tagen wurde nichts erledigt.',
  whatSlipped: 'Was liegen geblieben ist',
  nothingIsOverdue: 'Nichts ist überfällig.',
  press1To5To: 'Mit 1 bis 5 entscheidest du über die erste.',
  whatIsComingUp: 'Was ansteht',
  nothingIsDueInThe: 'In den nächsten sieben Tagen ist nichts fällig.',
  theInbox: 'Der Eingang',
  theInboxIsEmpty: 'Der Eingang ist leer.',
  inbox: 'Eingang',
  openTheInbox: 'Eingang öffnen',
  reviewDone: 'Rückblick fertig',
  goToToday: 'Zu „Heute“',
  seeAnalytics: 'Zur Auswertung',
  tenMinutesOnceAWeek: 'Zehn Minuten, einmal pro Woche',
  lastReview: {
    today: 'Letzter Rückblick: heute',
    yesterday: 'Letzter Rückblick: gestern',
    daysAgo: (days: number) =>
      plural(days, { one: 'Letzter Rückblick: vor # Tag', other: 'Letzter Rückblick: vor # Tagen' }),
  },
  done: 'Erledigt',
  drop: 'Streichen',
  forTheFirstTask: (decision: string) => `${decision}, für die erste Aufgabe`,
  showAll: (count: number) => plural(count, { other: 'Alle # zeigen' }),
  nextStep: 'Nächster Schritt des Rückblicks',
  previousStep: 'Voriger Schritt des Rückblicks',
  stepOf: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  atOf: (step: number, steps: number) => `${step} von ${steps}`,
  completedInSevenDays: (count: number) =>
    plural(count, {
      one: 'In den letzten sieben Tagen hast du # Aufgabe erledigt.',
      other: 'In den letzten sieben Tagen hast du # Aufgaben erledigt.',
    }),
  areOverdue: (count: number) =>
    plural(count, {
      one: '# Aufgabe ist überfällig. Gib ihr einen neuen Tag oder lass sie los.',
      other: '# Aufgaben sind überfällig. Gib jeder einen neuen Tag oder lass sie los.',
    }),
  areDueInSevenDays: (count: number) =>
    plural(count, {
      one: '# Aufgabe ist in den nächsten sieben Tagen fällig. Zu viel? Öffne sie, um sie zu verschieben.',
      other:
        '# Aufgaben sind in den nächsten sieben Tagen fällig. Zu viel? Öffne eine, um sie zu verschieben.',
    }),
  haveNoTheme: (count: number) =>
    plural(count, {
      one: '# Aufgabe hat noch kein Thema. Gib ihr eines oder streich sie.',
      other: '# Aufgaben haben noch kein Thema. Gib jeder eines oder streich sie.',
    }),
  summary: (done: number, overdue: number, ahead: number) =>
    `${plural(done, { one: '# Aufgabe erledigt.', other: '# Aufgaben erledigt.' })} ${overdue === 0 ? 'Nichts ist überfällig' : plural(overdue, { one: '# Aufgabe überfällig', other: '# Aufgaben überfällig' })}, ${plural(ahead, { one: '# Aufgabe steht an.', other: '# Aufgaben stehen an.' })}`,
  tenMinutesAndLast: (last: string) => `Zehn Minuten, einmal pro Woche. ${last}.`,
} satisfies typeof english;
