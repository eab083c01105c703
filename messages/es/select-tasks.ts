import type english from '../en/select-tasks.ts';

export default {
  select: (title: string) => `Seleccionar ${title}`,
  moved: (tasks: string, place: string) => `Se ha movido a ${place}: ${tasks}`,
  alreadyIn: (place: string) => `Ya está en ${place}`,
  inbox: 'Bandeja de entrada',
} satisfies typeof english;
