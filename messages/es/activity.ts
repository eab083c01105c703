import type english from '../en/activity.ts';
import { plural } from './plural.ts';

export default {
  theActivityOnThisDevice:
    'No se puede leer la actividad de este dispositivo. Recarga Heddle para intentarlo de nuevo.',
  noActivityYet: 'Aún no hay actividad',
  whatYouDoAppearsHere: 'Lo que haces aparece aquí y puedes deshacerlo.',
  loadMore: 'Cargar más',
  undone: 'Deshecho',
  thereIsNothingLeftTo: 'No queda nada por deshacer',
  theChangeCouldNotBe: 'No se pudo deshacer el cambio. Inténtalo de nuevo.',
  undo: 'Deshacer',
  replaced: (lost: string) => `Sustituido por un cambio posterior: ${lost}`,
  by: 'por <client/>',
  andMore: (count: number) => plural(count, { other: 'y # más' }),
} satisfies typeof english;
