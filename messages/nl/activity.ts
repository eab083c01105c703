import type english from '../en/activity.ts';
import { plural } from './plural.ts';

export default {
  theActivityOnThisDevice:
    'De activiteit op dit apparaat kan niet worden gelezen. Laad Heddle opnieuw om het nog eens te proberen.',
  noActivityYet: 'Nog geen activiteit',
  whatYouDoAppearsHere: 'Wat je doet, verschijnt hier, en je kunt het ongedaan maken.',
  loadMore: 'Meer laden',
  undone: 'Ongedaan gemaakt',
  thereIsNothingLeftTo: 'Er is niets meer om ongedaan te maken',
  theChangeCouldNotBe: 'De wijziging kon niet ongedaan worden gemaakt. Probeer het opnieuw.',
  undo: 'Ongedaan maken',
  replaced: (lost: string) => `Vervangen door een latere wijziging: ${lost}`,
  by: 'door <client/>',
  andMore: (count: number) => plural(count, { other: 'en nog #' }),
} satisfies typeof english;
