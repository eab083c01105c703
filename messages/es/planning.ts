import type english from '../en/planning.ts';
import { plural } from './plural.ts';

export default {
  overFull: 'Demasiado lleno: ',
  today: 'Hoy',
  thePlanCouldNotBe: 'No se pudo guardar el plan. Inténtalo de nuevo.',
  planFor: 'Planificar',
  proposed: 'Propuesta',
  days: 'Días',
  whatIsDueOnEach: 'Lo que toca cada día una vez movidas las tareas marcadas.',
  noRoom: 'Sin hueco',
  noneOfTheseDaysHas:
    'No hay hueco para ellas en ninguno de estos días. Da más horas a los días, reduce las duraciones estimadas o descarta algunas.',
  everythingFits: 'Cabe todo.',
  timeForTasksOnEach: 'Tiempo para tareas por día',
  minutes: 'Minutos',
  plan: 'Planificar',
  whatToDoOnWhich:
    'Qué hacer cada día según las fechas, las prioridades, tus duraciones estimadas y el tiempo que reservas. Nada se mueve hasta que tú lo digas.',
  loadOfTasks: (load: string, count: number) =>
    plural(count, { one: `${load}, # tarea`, other: `${load}, # tareas` }),
  nowLoad: (load: string) => `ahora ${load}`,
  besidesEvents: (hours: string) => `además de ${hours} de eventos`,
  reasons: { overdue: 'vencida', overfull: 'su día está lleno', undated: 'sin fecha' },
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  moveTask: (title: string, day: string) =>
    day.toLowerCase() === 'hoy' ? `Mover “${title}” a hoy` : `Mover “${title}” al ${day}`,
  spans: { day: 'Hoy', week: 'Próximos 7 días' },
  moved: (count: number) => plural(count, { one: 'Se ha movido # tarea', other: 'Se han movido # tareas' }),
  move: (count: number) => plural(count, { one: 'Mover # tarea', other: 'Mover # tareas' }),
  duration: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    both: (hours: number, minutes: string) => `${hours} h ${Number(minutes)} min`,
  },
  loadOf: (load: string, capacity: string) => `${load} de ${capacity}`,
  fullDay: (day: string, load: string) => `${day}: ${load}`,
  fullDays: (days: string[]) => days.join('; '),
  noRoomElsewhere: (full: string) => `${full}. No hay hueco en otro día.`,
  moveQuestion: (count: number) => plural(count, { one: '¿Mover # tarea?', other: '¿Mover # tareas?' }),
  weekdays: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  enterMinutes: (max: number) => `Indica de 0 a ${max} minutos.`,
} satisfies typeof english;
