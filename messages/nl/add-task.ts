import type english from '../en/add-task.ts';

export default {
  taskCreatedSuccessfully: 'Taak gemaakt',
  failedToCreateTask: 'Taak maken mislukt',
  newTask: 'Nieuwe taak',
  title: 'Titel',
  context: 'Context',
  priority: 'Prioriteit',
  tags: 'Labels',
  homePhone: 'thuis, telefoon',
  close: 'Sluiten',
  createTask: 'Taak maken',
  understood: 'Begrepen',
  removeDate: 'Datum weghalen',
  removePriority: 'Prioriteit weghalen',
  removeTags: 'Labels weghalen',
} satisfies typeof english;
