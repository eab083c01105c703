import type english from '../en/select-tasks.ts';

export default {
  select: (title: string) => `${title} selecteren`,
  moved: (tasks: string, place: string) => `${tasks} verplaatst naar ${place}`,
  alreadyIn: (place: string) => `Staat al in ${place}`,
  inbox: 'Inbox',
} satisfies typeof english;
