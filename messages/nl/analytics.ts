import type english from '../en/analytics.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# taak', other: '# taken' });
const countSessions = (count: number) => plural(count, { one: '# sessie', other: '# sessies' });
const countDays = (count: number) => plural(count, { one: '# dag', other: '# dagen' });

type Before = number | 'year';
const inBefore = (before: Before) =>
  before === 'year'
    ? 'in het jaar ervoor'
    : plural(before, { one: 'op de dag ervoor', other: 'in de # dagen ervoor' });

export default {
  focus: 'Focus',
  estimates: 'Schattingen',
  onceYouCompleteATask:
    'Zodra je een taak afrondt waar je in een focussessie aan werkte, wordt de geschatte duur vergeleken met de tijd die het kostte.',
  estimate: 'Geschatte duur',
  themesFoundForYou: 'Voor jou gekozen thema’s',
  aThemeCountsAsRight:
    'Een thema telt als goed als je het liet staan of de taak daar afrondde, en als fout als je de taak verplaatste. Taken die in de Inbox bleven omdat Heddle niet zeker was, tellen niet mee.',
  loadingYourHistory: 'Je geschiedenis laden',
  nothingHereYetForThis:
    'Nog niets in deze periode. Zodra je een taak afrondt of verplaatst die voor je is ingedeeld, telt het thema hier mee.',
  sure: 'Zeker',
  howSureItWas: 'Hoe zeker het was',
  howOftenItWasRight: 'Hoe vaak het klopte',
  mindfulness: 'Mindfulness',
  overdue: 'Te laat',
  onlyTheLast30Days:
    'Alleen de laatste 30 dagen zijn precies: de rest van je geschiedenis wordt geladen als je online bent.',
  nothingWasOverdueInThis:
    'In deze periode was niets te laat. Een taak verschijnt hier vanaf het eind van de dag waarop hij af moest zijn, tot je hem afrondt of verzet.',
  range: 'Periode',
  from: 'Van',
  to: 'Tot',
  tasks: 'Taken',
  completedAndAdded: 'Afgerond en toegevoegd',
  nothingWasCompletedOrAdded:
    'In deze periode is niets afgerond of toegevoegd. Taken verschijnen hier op de dag dat je ze toevoegt en op de dag dat je ze afrondt.',
  theme: 'Thema',
  completedByTheme: 'Afgerond per thema',
  noPriority: 'Geen prioriteit',
  priority: 'Prioriteit',
  completedByPriority: 'Afgerond per prioriteit',
  hour: 'Uur',
  completedByHourOfThe: 'Afgerond per uur van de dag',
  analytics: 'Statistieken',
  whatYourTasksAndSessions: 'Je taken en sessies in cijfers, geteld op dit apparaat',
  counting: 'Tellen…',
  nothingToCountYet: 'Nog niets te tellen',
  startAFocusSession: 'Focussessie starten',
  completeATaskOrFinish: 'Rond een taak of focussessie af en je ziet het hier meteen.',
  units: { day: 'Dag', week: 'Week', month: 'Maand' },
  noFocusSessions:
    'Geen focussessies in deze periode. Start er een, en de minuten verschijnen hier zodra hij klaar is. <link>Focustimer</link>',
  focusBy: { day: 'Focus per dag', week: 'Focus per week', month: 'Focus per maand' },
  youFocused: (time: string, sessions: number) =>
    `Je hebt ${time} gefocust gewerkt, in ${countSessions(sessions)}.`,
  /** The step that had the most. */
  bestBy: {
    day: (day: string, most: string) => `Je beste dag was ${day}, met ${most}.`,
    week: (week: string, most: string) => `Je beste week was ${week}, met ${most}.`,
    month: (month: string, most: string) => `Je beste maand was ${month}, met ${most}.`,
  },
  pomodorosTaken: 'Gebruikte pomodoro’s',
  estimatedOf: (pomodoros: number, count: string) =>
    `Geschat op ${plural(pomodoros, { one: '# pomodoro', other: '# pomodoro’s' })}, n = ${count}`,
  tasksTake: (estimated: number, actual: string, count: string) =>
    `Je taken met een schatting van ${plural(estimated, { one: '# pomodoro', other: '# pomodoro’s' })} kosten er ${actual} (n = ${count}).`,
  calibration: 'Hoe zeker het was en hoe vaak het klopte',
  themesFoundIn: (days: string) => `Gekozen thema’s, ${days}`,
  right: 'Goed',
  shareSure: (percent: string) => `${percent} zeker`,
  themesRight: (right: string, themes: number, percent: string) =>
    `${right} van ${plural(themes, { one: '# thema', other: '# thema’s' })} goed (${percent}).`,
  sureAndRight: (sure: string, right: string, count: string) =>
    `${sure} zeker, ${right} van de keren goed <count>(n = ${count})</count>`,
  completed: 'Afgerond',
  added: 'Toegevoegd',
  addedTasksCompleted: 'Daarvan afgerond',
  countOfTasks: (part: string, tasks: number) => `${part} van ${countTasks(tasks)}`,
  /** Follows the share now, after a comma. */
  shareBefore: (percent: string) => `ervoor ${percent}`,
  overdueNow: 'Nu te laat',
  atTheStart: (count: string) => `${count} aan het begin van deze periode`,
  countSessions,
  countFocusSessions: countSessions,
  streak: 'Reeks',
  countDays,
  longestStreak: (days: number) => `op rij met een afgeronde taak; de langste reeks was ${countDays(days)}`,
  mindfulnessBy: {
    day: 'Mindfulness per dag',
    week: 'Mindfulness per week',
    month: 'Mindfulness per maand',
  },
  noMindfulnessSessions:
    'Geen sessies in deze periode. De minuten van elke sessie verschijnen hier zodra hij klaar is. <link>Mindfulness</link>',
  youTookForYourself: (time: string, sessions: number) =>
    `Je maakte ${time} vrij voor jezelf, in ${countSessions(sessions)}.`,
  overdueAtEndOf: {
    day: 'Te laat aan het eind van elke dag',
    week: 'Te laat aan het eind van elke week',
    month: 'Te laat aan het eind van elke maand',
  },
  overdueTasksNow: (count: number) =>
    plural(count, { one: '# taak is nu te laat.', other: '# taken zijn nu te laat.' }),
  overdueTasksAtTheEnd: (count: number) =>
    plural(count, { one: '# taak is aan het eind te laat.', other: '# taken zijn aan het eind te laat.' }),
  peak: (count: string, day: string) => `De piek was ${count}, op ${day}.`,
  presets: {
    '7': '7 dagen',
    '30': '30 dagen',
    '90': '90 dagen',
    '365': 'Jaar',
    all: 'Alles',
    own: 'Eigen',
  },
  /** In the names of files; the days are such as 2026-10-24. */
  daysFromTo: (from: string, to: string) => `${from} tot en met ${to}`,
  /** Two dates or two times. */
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  completedAndAddedBy: {
    day: 'Afgerond en toegevoegd per dag',
    week: 'Afgerond en toegevoegd per week',
    month: 'Afgerond en toegevoegd per maand',
  },
  youCompletedAndAdded: (completed: number, added: string) =>
    `Je hebt ${countTasks(completed)} afgerond en ${added} toegevoegd.`,
  hadTheMost: (theme: string, part: string, all: string) => `De meeste in ${theme}: ${part} van ${all}.`,
  pressing: (part: string, all: string) => `${part} van ${all} dringend of met hoge prioriteit.`,
  bestHours: (from: string, to: string, part: string, tasks: number) =>
    `Je beste uren zijn van ${from} tot ${to}: ${part} van ${countTasks(tasks)}.`,
  completedByHour: 'Afgerond per uur',
  /** The days before are a year or a number of days. */
  comparisons: {
    asMany: (before: Before) => `evenveel als ${inBefore(before)}`,
    more: (count: string, before: Before) => `${count} meer dan ${inBefore(before)}`,
    fewer: (count: string, before: Before) => `${count} minder dan ${inBefore(before)}`,
    asMuch: (before: Before) => `evenveel als ${inBefore(before)}`,
    moreTime: (time: string, before: Before) => `${time} meer dan ${inBefore(before)}`,
    lessTime: (time: string, before: Before) => `${time} minder dan ${inBefore(before)}`,
  },
  noMinutes: '0 min',
} satisfies typeof english;
