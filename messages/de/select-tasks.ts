import type english from '../en/select-tasks.ts';

export default {
  select: (title: string) => `${title} auswählen`,
  moved: (tasks: string, place: string) => `${tasks} verschoben: ${place}`,
  alreadyIn: (place: string) => `Schon in ${place}`,
  inbox: 'Eingang',
} satisfies typeof english;
