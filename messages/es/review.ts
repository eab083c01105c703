import type english from '../en/review.ts';
import { plural } from './plural.ts';

export default {
  weeklyReview: 'Revisión semanal',
  reviewTheWeek: 'Revisar la semana',
  tomorrow: 'Mañana',
  nextWeek: 'La próxima semana',
  someday: 'Algún día',
  slipped: 'Se ha quedado atrás',
  finish: 'Terminar',
  next: 'Siguiente',
  back: 'Atrás',
  whatGotDone: 'Lo que has hecho',
  nothingWasCompletedInThe: 'No se completó nada en los últimos siete días.',
  whatSlipped: 'Lo que se ha quedado atrás',
  nothingIsOverdue: 'No hay nada vencido.',
  press1To5To: 'Pulsa de 1 a 5 para decidir sobre la primera.',
  whatIsComingUp: 'Lo que viene',
  nothingIsDueInThe: 'No vence nada en los próximos siete días.',
  theInbox: 'La Bandeja de entrada',
  theInboxIsEmpty: 'La Bandeja de entrada está vacía.',
  inbox: 'Bandeja de entrada',
  openTheInbox: 'Abrir la Bandeja de entrada',
  reviewDone: 'Revisión terminada',
  goToToday: 'Ir a Hoy',
  seeAnalytics: 'Ver Estadísticas',
  tenMinutesOnceAWeek: 'Diez minutos, una vez por semana',
  lastReview: {
    today: 'Última revisión: hoy',
    yesterday: 'Última revisión: ayer',
    daysAgo: (days: number) =>
      plural(days, { one: 'Última revisión: hace # día', other: 'Última revisión: hace # días' }),
  },
  done: 'Hecha',
  drop: 'Descartar',
  forTheFirstTask: (decision: string) => `${decision}, para la primera tarea`,
  showAll: (count: number) => plural(count, { other: 'Mostrar todas (#)' }),
  nextStep: 'Paso siguiente de la revisión',
  previousStep: 'Paso anterior de la revisión',
  stepOf: (step: number, steps: number) => `Paso ${step} de ${steps}`,
  atOf: (step: number, steps: number) => `${step} de ${steps}`,
  completedInSevenDays: (count: number) =>
    plural(count, {
      one: 'Has completado # tarea en los últimos siete días.',
      other: 'Has completado # tareas en los últimos siete días.',
    }),
  areOverdue: (count: number) =>
    plural(count, {
      one: 'Hay # tarea vencida. Dale un nuevo día o descártala.',
      other: 'Hay # tareas vencidas. Dale un nuevo día a cada una o descártala.',
    }),
  areDueInSevenDays: (count: number) =>
    plural(count, {
      one: '# tarea vence en los próximos siete días. ¿Es demasiado? Abre una tarea para moverla.',
      other: '# tareas vencen en los próximos siete días. ¿Es demasiado? Abre una tarea para moverla.',
    }),
  haveNoTheme: (count: number) =>
    plural(count, {
      one: '# tarea aún no tiene tema. Elige uno o descártala.',
      other: '# tareas aún no tienen tema. Elige uno para cada una o descártala.',
    }),
  summary: (done: number, overdue: number, ahead: number) =>
    `${plural(done, { one: '# tarea hecha.', other: '# tareas hechas.' })} ${overdue === 0 ? 'Nada vencido' : plural(overdue, { one: '# tarea vencida', other: '# tareas vencidas' })}, ${plural(ahead, { one: '# tarea por delante.', other: '# tareas por delante.' })}`,
  tenMinutesAndLast: (last: string) => `Diez minutos, una vez por semana. ${last}.`,
} satisfies typeof english;
