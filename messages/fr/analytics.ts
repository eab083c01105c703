import type english from '../en/analytics.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# tâche', other: '# tâches' });
const countSessions = (count: number) => plural(count, { one: '# séance', other: '# séances' });
const countDays = (count: number) => plural(count, { one: '# jour', other: '# jours' });

type Before = number | 'year';
const before = (days: Before) =>
  days === 'year'
    ? 'l’année précédente'
    : plural(days, { one: 'la veille', other: 'les # jours précédents' });

export default {
  focus: 'Concentration',
  estimates: 'Durées estimées',
  onceYouCompleteATask:
    'Quand vous terminez une tâche travaillée pendant une séance de concentration, sa durée estimée est comparée au temps passé.',
  estimate: 'Durée estimée',
  themesFoundForYou: 'Thèmes trouvés pour vous',
  aThemeCountsAsRight:
    'Un thème compte comme juste si vous l’avez gardé ou si vous y avez terminé la tâche, et comme faux si vous avez déplacé la tâche. Les tâches restées dans la Boîte de réception parce que Heddle hésitait ne comptent pas.',
  loadingYourHistory: 'Chargement de votre historique',
  nothingHereYetForThis:
    'Rien encore pour cette période. Dès que vous terminez ou déplacez une tâche classée pour vous, son thème compte ici.',
  sure: 'Certitude',
  howSureItWas: 'Degré de certitude',
  howOftenItWasRight: 'Part de thèmes justes',
  mindfulness: 'Pleine conscience',
  overdue: 'En retard',
  onlyTheLast30Days:
    'Seuls les 30 derniers jours sont exacts : le reste de votre historique se chargera au retour de la connexion.',
  nothingWasOverdueInThis:
    'Rien n’était en retard pendant cette période. Une tâche figure ici dès la fin du jour de son échéance, jusqu’à ce que vous la terminiez ou la replanifiiez.',
  range: 'Période',
  from: 'Du',
  to: 'Au',
  tasks: 'Tâches',
  completedAndAdded: 'Terminées et ajoutées',
  nothingWasCompletedOrAdded:
    'Rien n’a été terminé ni ajouté pendant cette période. Les tâches figurent ici le jour où vous les ajoutez et le jour où vous les terminez.',
  theme: 'Thème',
  completedByTheme: 'Terminées par thème',
  noPriority: 'Sans priorité',
  priority: 'Priorité',
  completedByPriority: 'Terminées par priorité',
  hour: 'Heure',
  completedByHourOfThe: 'Terminées par heure de la journée',
  analytics: 'Statistiques',
  whatYourTasksAndSessions: 'Le bilan de vos tâches et de vos séances, calculé sur cet appareil',
  counting: 'Calcul…',
  nothingToCountYet: 'Rien à compter pour l’instant',
  startAFocusSession: 'Commencer une séance de concentration',
  completeATaskOrFinish: 'Terminez une tâche ou une séance de concentration : elle apparaît ici aussitôt.',
  units: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  noFocusSessions:
    'Aucune séance de concentration pendant cette période. Commencez-en une : ses minutes apparaîtront ici dès qu’elle se termine. <link>Minuteur de concentration</link>',
  focusBy: {
    day: 'Concentration par jour',
    week: 'Concentration par semaine',
    month: 'Concentration par mois',
  },
  youFocused: (time: string, sessions: number) => `${time} de concentration en ${countSessions(sessions)}.`,
  bestBy: {
    day: (day: string, most: string) => `Votre meilleur jour : ${day}, avec ${most}.`,
    week: (week: string, most: string) => `Votre meilleure semaine : ${week}, avec ${most}.`,
    month: (month: string, most: string) => `Votre meilleur mois : ${month}, avec ${most}.`,
  },
  pomodorosTaken: 'Pomodoros nécessaires',
  estimatedOf: (pomodoros: number, count: string) =>
    `Durée estimée : ${plural(pomodoros, { one: '# pomodoro', other: '# pomodoros' })}, n = ${count}`,
  tasksTake: (estimated: number, actual: string, count: string) =>
    `Vos tâches estimées à ${plural(estimated, { one: '# pomodoro', other: '# pomodoros' })} en prennent ${actual} (n = ${count}).`,
  calibration: 'Degré de certitude et part de thèmes justes',
  themesFoundIn: (days: string) => `Thèmes trouvés, ${days}`,
  right: 'Justes',
  shareSure: (percent: string) => `certitude de ${percent}`,
  themesRight: (right: string, themes: number, percent: string) =>
    plural(themes, {
      one: `Thème juste : ${right} sur # (${percent}).`,
      other: `Thèmes justes : ${right} sur # (${percent}).`,
    }),
  sureAndRight: (sure: string, right: string, count: string) =>
    `Certitude de ${sure}, juste dans ${right} des cas <count>(n = ${count})</count>`,
  completed: 'Terminées',
  added: 'Ajoutées',
  addedTasksCompleted: 'Ajoutées puis terminées',
  countOfTasks: (part: string, tasks: number) => `${part} sur ${countTasks(tasks)}`,
  shareBefore: (percent: string) => `contre ${percent} avant`,
  overdueNow: 'En retard maintenant',
  atTheStart: (count: string) => `${count} au début de cette période`,
  countSessions,
  countFocusSessions: countSessions,
  streak: 'Série',
  countDays,
  longestStreak: (days: number) => `d’affilée avec une tâche terminée ; record : ${countDays(days)}`,
  mindfulnessBy: {
    day: 'Pleine conscience par jour',
    week: 'Pleine conscience par semaine',
    month: 'Pleine conscience par mois',
  },
  noMindfulnessSessions:
    'Aucune séance pendant cette période. Les minutes de chaque séance apparaissent ici dès qu’elle se termine. <link>Pleine conscience</link>',
  youTookForYourself: (time: string, sessions: number) =>
    `Vous avez pris ${time} pour vous en ${countSessions(sessions)}.`,
  overdueAtEndOf: {
    day: 'En retard à la fin de chaque jour',
    week: 'En retard à la fin de chaque semaine',
    month: 'En retard à la fin de chaque mois',
  },
  overdueTasksNow: (count: number) =>
    plural(count, { one: '# tâche est en retard maintenant.', other: '# tâches sont en retard maintenant.' }),
  overdueTasksAtTheEnd: (count: number) =>
    plural(count, {
      one: '# tâche est en retard à la fin.',
      other: '# tâches sont en retard à la fin.',
    }),
  peak: (count: string, day: string) => `Maximum : ${count}, le ${day.replace(/\.$/u, '')}.`,
  presets: {
    '7': '7 jours',
    '30': '30 jours',
    '90': '90 jours',
    '365': 'Année',
    all: 'Tout',
    own: 'Autre',
  },
  daysFromTo: (from: string, to: string) => `${from} au ${to}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  completedAndAddedBy: {
    day: 'Terminées et ajoutées par jour',
    week: 'Terminées et ajoutées par semaine',
    month: 'Terminées et ajoutées par mois',
  },
  youCompletedAndAdded: (completed: number, added: string) =>
    `Vous avez terminé ${countTasks(completed)} et en avez ajouté ${added}.`,
  hadTheMost: (theme: string, part: string, all: string) => `${theme} vient en tête : ${part} sur ${all}.`,
  pressing: (part: string, all: string) => `${part} sur ${all} de priorité haute ou urgente.`,
  bestHours: (from: string, to: string, part: string, tasks: number) =>
    `Vos meilleures heures : de ${from} à ${to}, avec ${part} sur ${countTasks(tasks)}.`,
  completedByHour: 'Terminées par heure',
  comparisons: {
    asMany: (days: Before) => `autant que ${before(days)}`,
    more: (count: string, days: Before) => `${count} de plus que ${before(days)}`,
    fewer: (count: string, days: Before) => `${count} de moins que ${before(days)}`,
    asMuch: (days: Before) => `autant que ${before(days)}`,
    moreTime: (time: string, days: Before) => `${time} de plus que ${before(days)}`,
    lessTime: (time: string, days: Before) => `${time} de moins que ${before(days)}`,
  },
  noMinutes: '0 min',
} satisfies typeof english;
