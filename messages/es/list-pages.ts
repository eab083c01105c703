import type english from '../en/list-pages.ts';
import { plural } from './plural.ts';

export default {
  backToAllTasks: 'Volver a Todas las tareas',
  createANewTaskTo: '¡Crea una tarea para empezar!',
  addATask: 'Añade una tarea',
  addTheFirstOneAbove: 'Añade la primera arriba.',
  needsAttention: 'Requiere atención',
  urgentHighPriorityOrOverdue: 'Urgentes, de prioridad alta o vencidas',
  mostUrgentFirst: 'Primero lo más urgente',
  addAHighPriorityTask: 'Añade una tarea de prioridad alta',
  nothingNeedsAttention: 'Nada requiere atención',
  noOpenTaskIsUrgent: 'Ninguna tarea pendiente es urgente, de prioridad alta o está vencida.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# tarea', other: '# tareas' })} en ${theme}${tag === undefined ? '' : ` con la etiqueta ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined ? `No hay tareas en ${theme}` : `No hay tareas en ${theme} con la etiqueta ${tag}`,
  openTasks: (count: number) => plural(count, { one: '# tarea pendiente', other: '# tareas pendientes' }),
  tasksOf: (list: string) => `Tareas: ${list}`,
  ofPriority: {
    urgent: 'Ninguna tarea tiene esta etiqueta; estas tienen prioridad urgente',
    high: 'Ninguna tarea tiene esta etiqueta; estas tienen prioridad alta',
    medium: 'Ninguna tarea tiene esta etiqueta; estas tienen prioridad media',
    low: 'Ninguna tarea tiene esta etiqueta; estas tienen prioridad baja',
  },
  addOfPriority: {
    urgent: 'Añade una tarea de prioridad urgente',
    high: 'Añade una tarea de prioridad alta',
    medium: 'Añade una tarea de prioridad media',
    low: 'Añade una tarea de prioridad baja',
  },
  addTagged: (tag: string) => `Añade una tarea con la etiqueta ${tag}`,
  noTasksTagged: (tag: string) => `No hay tareas con la etiqueta ${tag}`,
} satisfies typeof english;
