import type english from '../en/analytics.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' });
const countSessions = (count: number) => plural(count, { one: '# Sitzung', other: '# Sitzungen' });
const countDays = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });

type Before = number | 'year';
const inBefore = (before: Before) =>
  before === 'year'
    ? 'im Jahr davor'
    : plural(before, { one: 'am Tag davor', other: 'in den # Tagen davor' });

export default {
  focus: 'Fokus',
  estimates: 'Schätzungen',
  onceYouCompleteATask:
    'Sobald du eine Aufgabe erledigst, an der du in einer Fokuszeit gearbeitet hast, wird ihre geschätzte Dauer mit der wirklichen verglichen.',
  estimate: 'Geschätzte Dauer',
  themesFoundForYou: 'Für dich gefundene Themen',
  aThemeCountsAsRight:
    'Ein Thema zählt als richtig, wenn du es behalten oder die Aufgabe dort erledigt hast, und als falsch, wenn du sie verschoben hast. Aufgaben, die im Eingang blieben, weil Heddle nicht sicher war, zählen nicht.',
  loadingYourHistory: 'Dein Verlauf wird geladen',
  nothingHereYetForThis:
    'Für diesen Zeitraum gibt es noch nichts. Sobald du eine Aufgabe erledigst oder verschiebst, die für dich eingeordnet wurde, zählt ihr Thema hier.',
  sure: 'Sicher',
  howSureItWas: 'Wie sicher Heddle war',
  howOftenItWasRight: 'Wie oft es stimmte',
  mindfulness: 'Achtsamkeit',
  overdue: 'Überfällig',
  onlyTheLast30Days:
    'Nur die letzten 30 Tage sind genau: Der übrige Verlauf wird geladen, wenn du online bist.',
  nothingWasOverdueInThis:
    'In diesem Zeitraum war nichts überfällig. Eine Aufgabe erscheint hier vom Ende des Tages an, an dem sie fällig war, bis du sie erledigst oder verschiebst.',
  range: 'Zeitraum',
  from: 'Von',
  to: 'Bis',
  tasks: 'Aufgaben',
  completedAndAdded: 'Erledigt und hinzugefügt',
  nothingWasCompletedOrAdded:
    'In diesem Zeitraum wurde nichts erledigt oder hinzugefügt. Aufgaben erscheinen hier am Tag, an dem du sie hinzufügst, und am Tag, an dem du sie erledigst.',
  theme: 'Thema',
  completedByTheme: 'Erledigt nach Thema',
  noPriority: 'Ohne Priorität',
  priority: 'Priorität',
  completedByPriority: 'Erledigt nach Priorität',
  hour: 'Stunde',
  completedByHourOfThe: 'Erledigt nach Tageszeit',
  analytics: 'Auswertung',
  whatYourTasksAndSessions: 'Deine Aufgaben, Fokuszeiten und Übungen in Zahlen, auf diesem Gerät gezählt',
  counting: 'Wird gezählt …',
  nothingToCountYet: 'Noch nichts zu zählen',
  startAFocusSession: 'Fokuszeit starten',
  completeATaskOrFinish: 'Erledige eine Aufgabe oder beende eine Fokuszeit, und sie erscheint gleich hier.',
  units: { day: 'Tag', week: 'Woche', month: 'Monat' },
  noFocusSessions:
    'Keine Fokuszeiten in diesem Zeitraum. Starte eine, und ihre Minuten erscheinen hier, sobald sie endet. <link>Fokus-Timer</link>',
  focusBy: { day: 'Fokus nach Tagen', week: 'Fokus nach Wochen', month: 'Fokus nach Monaten' },
  youFocused: (time: string, sessions: number) =>
    `Du warst ${time} im Fokus, in ${plural(sessions, { one: '# Fokuszeit', other: '# Fokuszeiten' })}.`,
  bestBy: {
    day: (day: string, most: string) => `Dein bester Tag: ${day} (${most}).`,
    week: (week: string, most: string) => `Deine beste Woche: ${week} (${most}).`,
    month: (month: string, most: string) => `Dein bester Monat: ${month} (${most}).`,
  },
  pomodorosTaken: 'Gebrauchte Pomodoros',
  estimatedOf: (pomodoros: number, count: string) =>
    `Geschätzt ${plural(pomodoros, { one: '# Pomodoro', other: '# Pomodoros' })}, n = ${count}`,
  tasksTake: (estimated: number, actual: string, count: string) =>
    `Aufgaben, die du auf ${plural(estimated, { one: '# Pomodoro', other: '# Pomodoros' })} schätzt, brauchen ${actual} (n = ${count}).`,
  calibration: 'Wie sicher Heddle war und wie oft es stimmte',
  themesFoundIn: (days: string) => `Gefundene Themen, ${days}`,
  right: 'Richtig',
  shareSure: (percent: string) => `${percent} sicher`,
  themesRight: (right: string, themes: number, percent: string) =>
    `${right} von ${plural(themes, { one: '# Thema war', other: '# Themen waren' })} richtig (${percent}).`,
  sureAndRight: (sure: string, right: string, count: string) =>
    `${sure} sicher, zu ${right} richtig <count>(n = ${count})</count>`,
  completed: 'Erledigt',
  added: 'Hinzugefügt',
  addedTasksCompleted: 'Davon erledigt',
  countOfTasks: (part: string, tasks: number) => `${part} von ${countTasks(tasks)}`,
  shareBefore: (percent: string) => `davor ${percent}`,
  overdueNow: 'Jetzt überfällig',
  atTheStart: (count: string) => `${count} zu Beginn dieses Zeitraums`,
  countSessions,
  countFocusSessions: (count: number) => plural(count, { one: '# Fokuszeit', other: '# Fokuszeiten' }),
  streak: 'Serie',
  countDays,
  longestStreak: (days: number) => `in Folge mindestens eine Aufgabe erledigt; Rekord: ${countDays(days)}`,
  mindfulnessBy: {
    day: 'Achtsamkeit nach Tagen',
    week: 'Achtsamkeit nach Wochen',
    month: 'Achtsamkeit nach Monaten',
  },
  noMindfulnessSessions:
    'Keine Sitzungen in diesem Zeitraum. Die Minuten jeder Sitzung erscheinen hier, sobald sie endet. <link>Achtsamkeit</link>',
  youTookForYourself: (time: string, sessions: number) =>
    `Du hast dir in ${countSessions(sessions)} ${time} Zeit genommen.`,
  overdueAtEndOf: {
    day: 'Überfällig am Ende jedes Tages',
    week: 'Überfällig am Ende jeder Woche',
    month: 'Überfällig am Ende jedes Monats',
  },
  overdueTasksNow: (count: number) =>
    plural(count, { one: '# Aufgabe ist jetzt überfällig.', other: '# Aufgaben sind jetzt überfällig.' }),
  overdueTasksAtTheEnd: (count: number) =>
    plural(count, {
      one: '# Aufgabe ist am Ende überfällig.',
      other: '# Aufgaben sind am Ende überfällig.',
    }),
  peak: (count: string, day: string) => `Höchststand: ${count} (${day}).`,
  presets: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', '365': 'Jahr', all: 'Alles', own: 'Eigener' },
  daysFromTo: (from: string, to: string) => `${from} bis ${to}`,
  fromTo: (from: string, to: string) => `${from} bis ${to}`,
  completedAndAddedBy: {
    day: 'Erledigt und hinzugefügt nach Tagen',
    week: 'Erledigt und hinzugefügt nach Wochen',
    month: 'Erledigt und hinzugefügt nach Monaten',
  },
  youCompletedAndAdded: (completed: number, added: string) =>
    `Du hast ${countTasks(completed)} erledigt und ${added} hinzugefügt.`,
  hadTheMost: (theme: string, part: string, all: string) => `An der Spitze: ${theme} mit ${part} von ${all}.`,
  pressing: (part: string, all: string) => `${part} von ${all} waren dringend oder hatten hohe Priorität.`,
  bestHours: (from: string, to: string, part: string, tasks: number) =>
    `Am meisten schaffst du von ${from} bis ${to}: ${part} von ${countTasks(tasks)}.`,
  completedByHour: 'Erledigt nach Stunden',
  comparisons: {
    asMany: (before: Before) => `so viele wie ${inBefore(before)}`,
    more: (count: string, before: Before) => `${count} mehr als ${inBefore(before)}`,
    fewer: (count: string, before: Before) => `${count} weniger als ${inBefore(before)}`,
    asMuch: (before: Before) => `so viel wie ${inBefore(before)}`,
    moreTime: (time: string, before: Before) => `${time} mehr als ${inBefore(before)}`,
    lessTime: (time: string, before: Before) => `${time} weniger als ${inBefore(before)}`,
  },
  noMinutes: '0 Min.',
} satisfies typeof english;
