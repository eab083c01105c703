import type english from '../en/suggestions.ts';
import { plural } from './plural.ts';

export default {
  failedToAddTask: 'No se pudo añadir la tarea',
  whatWasFoundWasDismissed: 'Se ha descartado lo encontrado',
  failedToUpdateTask: 'No se pudo cambiar la tarea',
  dismiss: 'Descartar<spoken> lo encontrado</spoken>',
  addAll: 'Añadir todo',
  add: 'Añadir',
  tasksAdded: (count: number) =>
    plural(count, { one: '✓ Tarea añadida', other: '✓ Se han añadido # tareas' }),
  foundInDescription: 'Encontrado en la descripción',
  addTitle: (title: string) => `Añadir “${title}”`,
} satisfies typeof english;
