import type english from '../en/trash.ts';
import { plural } from './plural.ts';

export default {
  searchTheTrash: 'Buscar en la papelera',
  clearTheSearch: 'Borrar la búsqueda',
  restore: 'Restaurar',
  deleteForever: 'Eliminar definitivamente',
  inTheTrash: 'En la papelera',
  lastDay: 'último día',
  theRestoreFailedPleaseTry: 'No se pudo restaurar. Inténtalo de nuevo.',
  theContentIsErasedHere:
    'El contenido se borra aquí, en el servidor y en tus otros dispositivos. No se puede deshacer.',
  cancel: 'Cancelar',
  deletedForever: 'Eliminado definitivamente',
  theDeletionFailedPleaseTry: 'No se pudo eliminar. Inténtalo de nuevo.',
  nextInTheTrash: 'Siguiente en la papelera',
  previousInTheTrash: 'Anterior en la papelera',
  select: 'Seleccionar',
  trash: 'Papelera',
  whatYouDeleteStaysHere:
    'Lo que eliminas permanece aquí 30 días. Después, su texto se borra definitivamente.',
  emptyTrash: 'Vaciar papelera',
  theTrashIsEmpty: 'La papelera está vacía',
  tasksNotesAndProjectsYou: 'Aquí aparecen las tareas, notas y proyectos que eliminas.',
  restored: (items: string) => `Se ha restaurado: ${items}`,
  deleteQuestion: (items: string) => `¿Eliminar definitivamente ${items}?`,
  quoted: (name: string) => `“${name}”`,
  items: (count: number) => plural(count, { one: '# elemento', other: '# elementos' }),
  nothingIsCalled: (name: string) => `Nada en la papelera se llama “${name}”.`,
  showMoreOf: (count: number) => plural(count, { other: 'Mostrar más de #' }),
  selectAll: (count: number) => plural(count, { other: 'Seleccionar todo (#)' }),
  selectedOf: (selected: number, total: number) =>
    `${plural(selected, { other: '#' })} de ${plural(total, { one: '# seleccionado', other: '# seleccionados' })}`,
  kinds: {
    task: 'Tarea',
    subtask: 'Subtarea',
    note: 'Nota',
    link: 'Enlace guardado',
    mindfulness: 'Sesión de atención plena',
    project: 'Proyecto',
    thread: 'Hilo',
    theme: 'Tema',
  },
  deletedOn: (date: string) => `se eliminó: ${date}`,
  daysLeft: (days: number) => plural(days, { one: 'queda # día', other: 'quedan # días' }),
  withThreads: (count: number) => plural(count, { one: 'con un hilo', other: 'con # hilos' }),
  withSubtasks: (count: number) => plural(count, { one: 'con una subtarea', other: 'con # subtareas' }),
} satisfies typeof english;
