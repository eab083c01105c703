import type english from '../en/add-task.ts';

export default {
  taskCreatedSuccessfully: 'Tâche créée',
  failedToCreateTask: 'Impossible de créer la tâche',
  newTask: 'Nouvelle tâche',
  title: 'Titre',
  context: 'Contexte',
  priority: 'Priorité',
  tags: 'Étiquettes',
  homePhone: 'maison, téléphone',
  close: 'Fermer',
  createTask: 'Créer la tâche',
  understood: 'Compris',
  removeDate: 'Retirer la date',
  removePriority: 'Retirer la priorité',
  removeTags: 'Retirer les étiquettes',
} satisfies typeof english;
