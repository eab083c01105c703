import type english from '../en/suggestions.ts';
import { plural } from './plural.ts';

export default {
  failedToAddTask: 'Impossible d’ajouter la tâche',
  whatWasFoundWasDismissed: 'Ce qui a été trouvé a été ignoré',
  failedToUpdateTask: 'Impossible de modifier la tâche',
  dismiss: 'Ignorer<spoken> ce qui a été trouvé</spoken>',
  addAll: 'Tout ajouter',
  add: 'Ajouter',
  tasksAdded: (count: number) => plural(count, { one: '✓ Tâche ajoutée', other: '✓ # tâches ajoutées' }),
  foundInDescription: 'Trouvé dans la description',
  addTitle: (title: string) => `Ajouter « ${title} »`,
} satisfies typeof english;
