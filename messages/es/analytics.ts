import type english from '../en/analytics.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# tarea', other: '# tareas' });
const countSessions = (count: number) => plural(count, { one: '# sesión', other: '# sesiones' });
const countDays = (count: number) => plural(count, { one: '# día', other: '# días' });

type Before = number | 'year';
const inBefore = (before: Before) =>
  before === 'year'
    ? 'en el año anterior'
    : plural(before, { one: 'el día anterior', other: 'en los # días anteriores' });

export default {
  focus: 'Enfoque',
  estimates: 'Duraciones estimadas',
  onceYouCompleteATask:
    'Cuando completes una tarea en la que hayas trabajado en una sesión de enfoque, su duración estimada se comparará con el tiempo que llevó.',
  estimate: 'Duración estimada',
  themesFoundForYou: 'Temas encontrados para ti',
  aThemeCountsAsRight:
    'Un tema cuenta como acertado cuando lo dejas o completas la tarea en él, y como erróneo cuando mueves la tarea. Las tareas que se quedaron en la Bandeja de entrada porque Heddle no estaba seguro no cuentan.',
  loadingYourHistory: 'Cargando tu historial',
  nothingHereYetForThis:
    'Aún no hay nada en este periodo. Cuando completes o muevas una tarea clasificada para ti, su tema contará aquí.',
  sure: 'Certeza',
  howSureItWas: 'Certeza que tenía',
  howOftenItWasRight: 'Con qué frecuencia acertó',
  mindfulness: 'Atención plena',
  overdue: 'Vencidas',
  onlyTheLast30Days:
    'Solo los últimos 30 días son exactos: el resto de tu historial se carga cuando tengas conexión.',
  nothingWasOverdueInThis:
    'No hubo nada vencido en este periodo. Una tarea aparece aquí desde el final del día en que vence hasta que la completas o cambias su fecha.',
  range: 'Periodo',
  from: 'Desde',
  to: 'Hasta',
  tasks: 'Tareas',
  completedAndAdded: 'Completadas y añadidas',
  nothingWasCompletedOrAdded:
    'No se completó ni añadió nada en este periodo. Las tareas aparecen aquí el día en que las añades y el día en que las completas.',
  theme: 'Tema',
  completedByTheme: 'Completadas por tema',
  noPriority: 'Sin prioridad',
  priority: 'Prioridad',
  completedByPriority: 'Completadas por prioridad',
  hour: 'Hora',
  completedByHourOfThe: 'Completadas por hora del día',
  analytics: 'Estadísticas',
  whatYourTasksAndSessions: 'Lo que suman tus tareas y sesiones, calculado en este dispositivo',
  counting: 'Calculando…',
  nothingToCountYet: 'Aún no hay nada que contar',
  startAFocusSession: 'Iniciar una sesión de enfoque',
  completeATaskOrFinish: 'Completa una tarea o termina una sesión de enfoque y aparecerá aquí enseguida.',
  units: { day: 'Día', week: 'Semana', month: 'Mes' },
  noFocusSessions:
    'No hay sesiones de enfoque en este periodo. Inicia una y sus minutos aparecerán aquí en cuanto termine. <link>Temporizador de enfoque</link>',
  focusBy: { day: 'Enfoque por día', week: 'Enfoque por semana', month: 'Enfoque por mes' },
  youFocused: (time: string, sessions: number) =>
    `Has dedicado ${time} al enfoque en ${countSessions(sessions)}.`,
  bestBy: {
    day: (day: string, most: string) => `Tu mejor día: ${day}, con ${most}.`,
    week: (week: string, most: string) => `Tu mejor semana: ${week}, con ${most}.`,
    month: (month: string, most: string) => `Tu mejor mes: ${month}, con ${most}.`,
  },
  pomodorosTaken: 'Pomodoros empleados',
  estimatedOf: (pomodoros: number, count: string) =>
    `Estimación: ${plural(pomodoros, { one: '# pomodoro', other: '# pomodoros' })}, n = ${count}`,
  tasksTake: (estimated: number, actual: string, count: string) =>
    `Tus tareas de ${plural(estimated, { one: '# pomodoro', other: '# pomodoros' })} llevan ${actual} (n = ${count}).`,
  calibration: 'Certeza que tenía y con qué frecuencia acertó',
  themesFoundIn: (days: string) => `Temas encontrados, ${days}`,
  right: 'Acierto',
  shareSure: (percent: string) => `${percent} de certeza`,
  themesRight: (right: string, themes: number, percent: string) =>
    `Acertados: ${right} de ${plural(themes, { one: '# tema', other: '# temas' })} (${percent}).`,
  sureAndRight: (sure: string, right: string, count: string) =>
    `${sure} de certeza, ${right} de aciertos <count>(n = ${count})</count>`,
  completed: 'Completadas',
  added: 'Añadidas',
  addedTasksCompleted: 'Tareas añadidas y completadas',
  countOfTasks: (part: string, tasks: number) => `${part} de ${countTasks(tasks)}`,
  shareBefore: (percent: string) => `${percent} antes`,
  overdueNow: 'Vencidas ahora',
  atTheStart: (count: string) => `${count} al principio de este periodo`,
  countSessions,
  countFocusSessions: countSessions,
  streak: 'Racha',
  countDays,
  longestStreak: (days: number) =>
    `con alguna tarea completada; la racha más larga fue de ${countDays(days)}`,
  mindfulnessBy: {
    day: 'Atención plena por día',
    week: 'Atención plena por semana',
    month: 'Atención plena por mes',
  },
  noMindfulnessSessions:
    'No hay sesiones en este periodo. Los minutos de cada sesión aparecen aquí en cuanto termina. <link>Atención plena</link>',
  youTookForYourself: (time: string, sessions: number) =>
    `Te has dedicado ${time} en ${countSessions(sessions)}.`,
  overdueAtEndOf: {
    day: 'Vencidas al final de cada día',
    week: 'Vencidas al final de cada semana',
    month: 'Vencidas al final de cada mes',
  },
  overdueTasksNow: (count: number) =>
    plural(count, { one: 'Ahora hay # tarea vencida.', other: 'Ahora hay # tareas vencidas.' }),
  overdueTasksAtTheEnd: (count: number) =>
    plural(count, { one: 'Al final hay # tarea vencida.', other: 'Al final hay # tareas vencidas.' }),
  peak: (count: string, day: string) => `El máximo fue de ${count} (${day}).`,
  presets: {
    '7': '7 días',
    '30': '30 días',
    '90': '90 días',
    '365': 'Año',
    all: 'Todo',
    own: 'Otro',
  },
  daysFromTo: (from: string, to: string) => `${from} a ${to}`,
  fromTo: (from: string, to: string) => `${from} a ${to}`,
  completedAndAddedBy: {
    day: 'Completadas y añadidas por día',
    week: 'Completadas y añadidas por semana',
    month: 'Completadas y añadidas por mes',
  },
  youCompletedAndAdded: (completed: number, added: string) =>
    `Has completado ${countTasks(completed)} y añadido ${added}.`,
  hadTheMost: (theme: string, part: string, all: string) =>
    `El tema con más tareas es ${theme}: ${part} de ${all}.`,
  pressing: (part: string, all: string) => `${part} de ${all} con prioridad alta o urgente.`,
  bestHours: (from: string, to: string, part: string, tasks: number) =>
    `Tus mejores horas son de ${from} a ${to}: ${part} de ${countTasks(tasks)}.`,
  completedByHour: 'Completadas por hora',
  comparisons: {
    asMany: (before: Before) => `tantas como ${inBefore(before)}`,
    more: (count: string, before: Before) => `${count} más que ${inBefore(before)}`,
    fewer: (count: string, before: Before) => `${count} menos que ${inBefore(before)}`,
    asMuch: (before: Before) => `lo mismo que ${inBefore(before)}`,
    moreTime: (time: string, before: Before) => `${time} más que ${inBefore(before)}`,
    lessTime: (time: string, before: Before) => `${time} menos que ${inBefore(before)}`,
  },
  noMinutes: '0 min',
} satisfies typeof english;
