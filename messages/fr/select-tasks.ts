import type english from '../en/select-tasks.ts';

export default {
  select: (title: string) => `Sélectionner « ${title} »`,
  moved: (tasks: string, place: string) => `Déplacé vers ${place} : ${tasks}`,
  alreadyIn: (place: string) => `Déjà dans ${place}`,
  inbox: 'Boîte de réception',
} satisfies typeof english;
