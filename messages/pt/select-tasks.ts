import type english from '../en/select-tasks.ts';
import { inPlace, toPlace } from './place.ts';

export default {
  select: (title: string) => `Selecionar ${title}`,
  moved: (tasks: string, place: string) => `Você moveu ${tasks} ${toPlace(place)}`,
  alreadyIn: (place: string) => `Já está ${inPlace(place)}`,
  inbox: 'Caixa de entrada',
} satisfies typeof english;
