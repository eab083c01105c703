import { plural } from './plural.ts';

export default {
  theActivityOnThisDevice: 'The activity on this device cannot be read. Reload Heddle to try again.',
  noActivityYet: 'No activity yet',
  whatYouDoAppearsHere: 'What you do appears here, and you can undo it.',
  loadMore: 'Load more',
  undone: 'Undone',
  thereIsNothingLeftTo: 'There is nothing left to undo',
  theChangeCouldNotBe: 'The change could not be undone. Please try again.',
  undo: 'Undo',
  replaced: (lost: string) => `Replaced by a later change: ${lost}`,
  by: 'by <client/>',
  andMore: (count: number) => plural(count, { other: 'and # more' }),
};
