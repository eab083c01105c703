import type english from '../en/task-row.ts';
import { plural } from './plural.ts';

export default {
  failedToUpdateTask: 'No se pudo cambiar la tarea',
  today: 'Hoy',
  tomorrow: 'Mañana',
  moveToDay: 'Pasar al día',
  dueDate: 'Fecha límite',
  time: 'Hora',
  due: '<spoken>Vence: </spoken><date/>',
  moveTo: 'Mover a',
  thread: 'Hilo',
  none: 'Ninguno',
  suggestedTag: 'Etiqueta sugerida',
  suggestedTagPrefix: 'Etiqueta sugerida ',
  taggedPrefix: 'Etiqueta ',
  projectPrefix: 'Proyecto ',
  edit: 'Editar',
  more: 'Más',
  details: 'Detalles',
  date: 'Fecha…',
  select: 'Seleccionar',
  whyThisTheme: '¿Por qué este tema?',
  delete: 'Eliminar',
  completed: ', completada',
  priorities: {
    urgent: '<spoken>Prioridad </spoken>Urgente',
    high: '<spoken>Prioridad </spoken>Alta',
    medium: '<spoken>Prioridad </spoken>Media',
    low: '<spoken>Prioridad </spoken>Baja',
  },
  moreFor: (title: string) => `Más acciones para ${title}`,
  pomodoros: (count: number) => plural(count, { one: '# pomodoro', other: '# pomodoros' }),
  createdOn: (date: string) => `Creada el ${date}`,
  subtasksDone: (progress: string) => `${progress}<spoken> subtareas hechas</spoken>`,
  foundSpoken: (count: number) =>
    plural(count, {
      one: '# encontrada<spoken> en la descripción</spoken>',
      other: '# encontradas<spoken> en la descripción</spoken>',
    }),
} satisfies typeof english;
