import type english from '../en/activity.ts';
import { plural } from './plural.ts';

export default {
  theActivityOnThisDevice:
    'Não foi possível ler a atividade neste dispositivo. Recarregue o Heddle para tentar de novo.',
  noActivityYet: 'Nenhuma atividade ainda',
  whatYouDoAppearsHere: 'O que você faz aparece aqui, e você pode desfazer.',
  loadMore: 'Carregar mais',
  undone: 'Desfeito',
  thereIsNothingLeftTo: 'Não há mais nada a desfazer',
  theChangeCouldNotBe: 'Não foi possível desfazer a alteração. Tente de novo.',
  undo: 'Desfazer',
  replaced: (lost: string) => `Substituído por uma alteração posterior: ${lost}`,
  by: 'por <client/>',
  andMore: (count: number) => plural(count, { other: 'e mais #' }),
} satisfies typeof english;
