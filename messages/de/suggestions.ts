import type english from '../en/suggestions.ts';
import { plural } from './plural.ts';

export default {
  failedToAddTask: 'Aufgabe konnte nicht hinzugefügt werden',
  whatWasFoundWasDismissed: 'Fundstücke verworfen',
  failedToUpdateTask: 'Aufgabe konnte nicht geändert werden',
  dismiss: 'Verwerfen<spoken>, was gefunden wurde</spoken>',
  addAll: 'Alle hinzufügen',
  add: 'Hinzufügen',
  tasksAdded: (count: number) =>
    plural(count, { one: '✓ Aufgabe hinzugefügt', other: '✓ # Aufgaben hinzugefügt' }),
  foundInDescription: 'In der Beschreibung gefunden',
  addTitle: (title: string) => `„${title}“ hinzufügen`,
} satisfies typeof english;
