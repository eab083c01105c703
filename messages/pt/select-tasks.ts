import type english from '../en/select-tasks.ts';

export default {
  select: (title: string) => `Selecionar ${title}`,
  moved: (tasks: string, place: string) => `Você moveu ${tasks} para ${place}`,
  alreadyIn: (place: string) => `Já está em ${place}`,
  inbox: 'Caixa de entrada',
} satisfies typeof english;
