import type english from '../en/add-task.ts';

export default {
  taskCreatedSuccessfully: 'Tarea creada',
  failedToCreateTask: 'No se pudo crear la tarea',
  newTask: 'Nueva tarea',
  title: 'Título',
  context: 'Contexto',
  priority: 'Prioridad',
  tags: 'Etiquetas',
  homePhone: 'casa, teléfono',
  close: 'Cerrar',
  createTask: 'Crear tarea',
  understood: 'Entendido',
  removeDate: 'Quitar la fecha',
  removePriority: 'Quitar la prioridad',
  removeTags: 'Quitar las etiquetas',
} satisfies typeof english;
