import type english from '../en/model.ts';
import { plural } from './plural.ts';

const onlyHere = (count: number, feminine = false) =>
  count === 1
    ? `Solo está en este dispositivo y se pierde al cerrar sesión. Para ${feminine ? 'conservarla' : 'conservarlo'},`
    : `Solo están en este dispositivo y se pierden al cerrar sesión. Para ${feminine ? 'conservarlas' : 'conservarlos'},`;
const changesOf = (count: number) => plural(count, { one: 'Un cambio', other: '# cambios' });
const sync = 'conéctate a internet y espera a que la nube diga “Sincronizado”';
const process = (recordings: number) =>
  `procesa ${recordings === 1 ? 'la grabación' : 'las grabaciones'} en Entrada de voz`;

export default {
  undoChanges: (count: number) => plural(count, { one: 'Deshacer un cambio', other: 'Deshacer # cambios' }),
  redoChanges: (count: number) => plural(count, { one: 'Rehacer un cambio', other: 'Rehacer # cambios' }),
  addProject: (name: string) => `Añadir el proyecto “${name}”`,
  changeProject: (name: string) => `Cambiar el proyecto “${name}”`,
  deleteProject: (name: string) => `Eliminar el proyecto “${name}”`,
  moveProject: (name: string) => `Mover el proyecto “${name}”`,
  addThread: (name: string) => `Añadir el hilo “${name}”`,
  changeThread: (name: string) => `Cambiar el hilo “${name}”`,
  deleteThread: (name: string) => `Eliminar el hilo “${name}”`,
  addTheme: (name: string) => `Añadir el tema “${name}”`,
  changeTheme: (name: string) => `Cambiar el tema “${name}”`,
  deleteTheme: (name: string) => `Eliminar el tema “${name}”`,
  moveTheme: (name: string) => `Mover el tema “${name}”`,
  archiveProject: (name: string) => `Archivar el proyecto “${name}”`,
  unarchiveProject: (name: string) => `Desarchivar el proyecto “${name}”`,
  closeThread: (name: string) => `Cerrar el hilo “${name}”`,
  reopenThread: (name: string) => `Reabrir el hilo “${name}”`,
  mergeThread: (name: string, into: string) => `Combinar el hilo “${name}” con “${into}”`,
  changeNamed: (name: string) => `Cambiar “${name}”`,
  deleteNamed: (name: string) => `Eliminar “${name}”`,
  addNamed: (name: string) => `Añadir “${name}”`,
  restoreNamed: (name: string) => `Restaurar “${name}”`,
  completeNamed: (name: string) => `Completar “${name}”`,
  reopenNamed: (name: string) => `Reabrir “${name}”`,
  changeTasks: (count: number) => plural(count, { one: 'Cambiar # tarea', other: 'Cambiar # tareas' }),
  restoredAs: (name: string, as: string) =>
    `Otro tema ya se llama “${name}”, así que el restaurado es ahora “${as}”`,
  priorities: { urgent: 'Urgente', high: 'Alta', medium: 'Media', low: 'Baja' },
  statuses: {
    pending: 'Pendiente',
    in_progress: 'En curso',
    completed: 'Completada',
    paused: 'En pausa',
  },
  delete: 'Eliminar',
  sureToDeleteTasks: (count: number) =>
    plural(count, {
      one: '¿Seguro que quieres eliminar # tarea?',
      other: '¿Seguro que quieres eliminar estas # tareas?',
    }),
  tasks: (count: number) => plural(count, { one: '# tarea', other: '# tareas' }),
  reopenedTasks: (tasks: string) => `Se ha reabierto: ${tasks}`,
  completedTasks: (tasks: string) => `Se ha completado: ${tasks}`,
  completedWithNext: (title: string, due: string) => `Se ha completado: ${title}. Siguiente: ${due}`,
  prioritized: {
    urgent: (tasks: string) => `Prioridad urgente para ${tasks}`,
    high: (tasks: string) => `Prioridad alta para ${tasks}`,
    medium: (tasks: string) => `Prioridad media para ${tasks}`,
    low: (tasks: string) => `Prioridad baja para ${tasks}`,
  },
  noPriorityFor: (tasks: string) => `Sin prioridad para ${tasks}`,
  dateRemoved: (tasks: string) => `Se ha quitado la fecha de ${tasks}`,
  movedToToday: (tasks: string) => `Se ha pasado a hoy: ${tasks}`,
  movedToTomorrow: (tasks: string) => `Se ha pasado a mañana: ${tasks}`,
  movedToDay: (tasks: string, day: string) => `Se ha pasado al ${day}: ${tasks}`,
  movedByADay: (tasks: string) => `Se ha movido un día: ${tasks}`,
  tagsChanged: (tasks: string) => `Se han cambiado las etiquetas de ${tasks}`,
  deletedTasks: (tasks: string) => `Se ha eliminado: ${tasks}`,
  moved: (name: string) => `Se ha movido ${name}`,
  notMoved: (name: string) => `No se pudo mover ${name}. Inténtalo de nuevo.`,
  unsent: {
    changes: {
      title: (changes: number, _recordings: number) => `${changesOf(changes)} sin guardar`,
      text: (changes: number, _recordings: number) => `${onlyHere(changes)} ${sync}.`,
    },
    recordings: {
      title: (_changes: number, recordings: number) =>
        plural(recordings, { one: 'Una grabación sin guardar', other: '# grabaciones sin guardar' }),
      text: (_changes: number, recordings: number) => `${onlyHere(recordings, true)} ${process(recordings)}.`,
    },
    both: {
      title: (changes: number, recordings: number) =>
        `${changesOf(changes)} y ${plural(recordings, { one: 'una grabación', other: '# grabaciones' })} sin guardar`,
      text: (changes: number, recordings: number) =>
        `${onlyHere(changes + recordings)} ${sync}, y ${process(recordings)}.`,
    },
  },
  inbox: 'Bandeja de entrada',
  standardThemes: {
    Health: 'Salud',
    Work: 'Trabajo',
    Personal: 'Personal',
    Shopping: 'Compras',
    Finance: 'Finanzas',
    Learning: 'Aprendizaje',
  },
  save: 'Guardar',
  note: 'Anotar',
  archive: 'Archivar',
  unarchive: 'Desarchivar',
  undo: 'Deshacer',
  thereIsNothingLeftTo: 'No queda nada por deshacer',
  signOutAnyway: 'Cerrar sesión igualmente',
  staySignedIn: 'Mantener la sesión',
  changeASetting: 'Cambiar un ajuste',
  cancel: 'Cancelar',
  areYouSureYouWant: '¿Seguro que quieres eliminar esta tarea?',
  failedToUpdateTask: 'No se pudo cambiar la tarea',
  taskDeletedSuccessfully: 'Tarea eliminada',
  failedToDeleteTask: 'No se pudo eliminar la tarea',
  complete: 'Completar',
  reopen: 'Reabrir',
  taskUpdatedSuccessfully: 'Tarea modificada',
  close: 'Cerrar',
  undoing: 'Deshaciendo…',
  redoing: 'Rehaciendo…',
  redo: 'Rehacer',
  theChangeCouldNotBe: 'No se pudo deshacer el cambio. Inténtalo de nuevo.',
  movedToTimeToday: (tasks: string, time: string) => `Se ha pasado a hoy, ${time}: ${tasks}`,
  movedToTimeTomorrow: (tasks: string, time: string) => `Se ha pasado a mañana, ${time}: ${tasks}`,
  movedToTimeOn: (tasks: string, day: string, time: string) => `Se ha pasado al ${day}, ${time}: ${tasks}`,
  keptIn: (theme: string) => `Se queda en ${theme}`,
  movedTo: (theme: string) => `Se ha movido a ${theme}`,
} satisfies typeof english;
