import type english from '../en/board.ts';

export default {
  more: 'Más',
  details: 'Detalles',
  delete: 'Eliminar',
  nothingHere: 'Aquí no hay nada.',
  failedToUpdateTask: 'No se pudo cambiar la tarea',
  column: 'Columna',
  moveOrOpen: (title: string) => `Mover o abrir ${title}`,
  moveTo: {
    pending: 'Mover a Pendientes',
    in_progress: 'Mover a En curso',
    completed: 'Mover a Completadas',
    paused: 'Mover a En pausa',
  },
  tasksIn: {
    pending: 'Tareas pendientes',
    in_progress: 'Tareas en curso',
    completed: 'Tareas completadas',
    paused: 'Tareas en pausa',
  },
  movedTo: {
    pending: 'Movida a Pendientes',
    in_progress: 'Movida a En curso',
    completed: 'Movida a Completadas',
    paused: 'Movida a En pausa',
  },
  moveBack: 'Mover la tarjeta a la columna anterior',
  moveOn: 'Mover la tarjeta a la columna siguiente',
} satisfies typeof english;
