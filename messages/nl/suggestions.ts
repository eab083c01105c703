import type english from '../en/suggestions.ts';
import { plural } from './plural.ts';

export default {
  failedToAddTask: 'Taak toevoegen mislukt',
  whatWasFoundWasDismissed: 'Wat is gevonden, is afgewezen',
  failedToUpdateTask: 'Taak bijwerken mislukt',
  dismiss: 'Afwijzen<spoken>: wat is gevonden</spoken>',
  addAll: 'Alles toevoegen',
  add: 'Toevoegen',
  tasksAdded: (count: number) => plural(count, { one: '✓ Taak toegevoegd', other: '✓ # taken toegevoegd' }),
  foundInDescription: 'Gevonden in de beschrijving',
  addTitle: (title: string) => `“${title}” toevoegen`,
} satisfies typeof english;
