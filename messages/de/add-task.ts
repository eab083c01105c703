import type english from '../en/add-task.ts';

export default {
  taskCreatedSuccessfully: 'Aufgabe erstellt',
  failedToCreateTask: 'Aufgabe konnte nicht erstellt werden',
  newTask: 'Neue Aufgabe',
  title: 'Titel',
  context: 'Kontext',
  priority: 'Priorität',
  tags: 'Schlagwörter',
  homePhone: 'zuhause, telefon',
  close: 'Schließen',
  createTask: 'Aufgabe erstellen',
  understood: 'Verstanden',
  removeDate: 'Datum entfernen',
  removePriority: 'Priorität entfernen',
  removeTags: 'Schlagwörter entfernen',
} satisfies typeof english;
