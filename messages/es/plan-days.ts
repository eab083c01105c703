import type english from '../en/plan-days.ts';
import { plural } from './plural.ts';

export default {
  date: 'Fecha',
  days: 'Días',
  anotherDay: 'Otro día',
  setDate: 'Poner fecha',
  rescheduleToToday: 'Pasar a hoy',
  nextWeek: 'La próxima semana',
  whatIsPlanned: 'Lo que está planeado',
  plan: 'Planificar<spoken> mi día y mi semana</spoken>',
  upcoming: 'Próximo',
  allOfToday: 'Todo lo de hoy',
  nothingIsDueToday: 'Hoy no vence nada.',
  today: 'Hoy',
  time: 'Hora',
  nothingIsDueToday2: 'Hoy no vence nada',
  seeUpcomingTasks: 'Ver los próximos días',
  tasksThatAreOverdueOr: 'Aquí aparecen las tareas vencidas o que vencen hoy.',
  everythingThatHasADate: 'Todo lo que tiene fecha',
  layout: 'Disposición',
  nothingPlanned: 'Nada planeado',
  addATaskToA: 'Añade una tarea a un día o pon fecha a una que ya tengas.',
  addATaskFor: (day: string) => `Añade una tarea: ${day}`,
  dateFor: (tasks: string) => `Fecha para ${tasks}`,
  moreIn: (count: number) => plural(count, { other: '# más<spoken> en </spoken><day/>' }),
  addTaskFor: 'Añadir tarea<spoken>: </spoken><day/>',
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarea</spoken>', other: '#<spoken> tareas</spoken>' }),
  spans: { today: 'Hoy', week: '7 días' },
  layouts: { list: 'Lista', week: 'Semana', month: 'Mes' },
} satisfies typeof english;
