import type english from '../en/activity.ts';
import { plural } from './plural.ts';

export default {
  theActivityOnThisDevice: 'Impossible de lire l’activité sur cet appareil. Rechargez Heddle pour réessayer.',
  noActivityYet: 'Pas encore d’activité',
  whatYouDoAppearsHere: 'Ce que vous faites apparaît ici, et vous pouvez l’annuler.',
  loadMore: 'Charger plus',
  undone: 'Action annulée',
  thereIsNothingLeftTo: 'Il n’y a plus rien à annuler',
  theChangeCouldNotBe: 'Impossible d’annuler la modification. Réessayez.',
  undo: 'Annuler l’action',
  replaced: (lost: string) => `Remplacé par une modification ultérieure : ${lost}`,
  by: 'par <client/>',
  andMore: (count: number) => plural(count, { one: 'et # autre', other: 'et # autres' }),
} satisfies typeof english;
