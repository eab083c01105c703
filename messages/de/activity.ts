import type english from '../en/activity.ts';
import { plural } from './plural.ts';

export default {
  theActivityOnThisDevice:
    'Die Aktivität auf diesem Gerät kann nicht gelesen werden. Lade Heddle neu, um es noch einmal zu versuchen.',
  noActivityYet: 'Noch keine Aktivität',
  whatYouDoAppearsHere: 'Was du tust, erscheint hier, und du kannst es rückgängig machen.',
  loadMore: 'Mehr laden',
  undone: 'Rückgängig gemacht',
  thereIsNothingLeftTo: 'Es gibt nichts mehr rückgängig zu machen',
  theChangeCouldNotBe: 'Die Änderung konnte nicht rückgängig gemacht werden. Bitte versuch es noch einmal.',
  undo: 'Rückgängig',
  replaced: (lost: string) => `Durch eine spätere Änderung ersetzt: ${lost}`,
  by: 'von <client/>',
  andMore: (count: number) => plural(count, { other: 'und # weitere' }),
} satisfies typeof english;
