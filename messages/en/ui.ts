import { plural } from './plural.ts';

export default {
  /** Another server answered, such as that of a hotel. */
  notHeddle: 'Something other than Heddle answered. Check your connection, then try again.',
  notStored: 'This could not be stored on this device. Free up some space and try again.',
  serverUnreachable: 'The server could not be reached. Check your connection and try again.',
  colors: {
    slate: 'Slate',
    madder: 'Madder',
    rust: 'Rust',
    weld: 'Weld',
    moss: 'Moss',
    fern: 'Fern',
    teal: 'Teal',
    woad: 'Woad',
    heather: 'Heather',
    rose: 'Rose',
  },
  anotherColorNow: (color: string) => `Another color, now ${color}`,
  showAsChart: (title: string) => `Show “${title}” as a chart`,
  showAsTable: (title: string) => `Show “${title}” as a table`,
  downloadAsCsv: (title: string) => `Download “${title}” as CSV`,
  found: (count: number) => plural(count, { one: '# found', other: '# found' }),
  moreToFind: (count: number) =>
    plural(count, { one: '# more; type to find them', other: '# more; type to find them' }),
  /** `label` names what is in the field, such as `Address`. */
  copyingNotAllowed: (label: string) =>
    `The browser did not allow copying. The ${label.toLowerCase()} is selected: copy it with the keyboard or a long press.`,
  findIn: (label: string) => `Find: ${label}`,
  moreToNarrow: (count: number) =>
    plural(count, { one: '# more. Type to narrow the list.', other: '# more. Type to narrow the list.' }),
  /** Progress, with formatted numbers: `1 of 8 done`. */
  doneOf: (done: string, total: string) => `${done} of ${total} done`,
  language: 'Language',
  languageOfBrowser: 'Automatic (browser’s language)',
  color: 'Color',
  anotherColor: 'Another color',
  nothingFound: 'Nothing found',
  copied: 'Copied',
  close: 'Close',
  cancel: 'Cancel',
  thisPartIsNotOn: 'This part is not on your device yet. It loads when you are online again.',
  thisPartCouldNotBe: 'This part could not be loaded. Reload to get the current version.',
  thisPartCouldNotBeLoaded: 'This part could not be loaded.',
  reload: 'Reload',
  tryAgain: 'Try again',
  couldNotBeLoaded: 'Could not be loaded',
  name: 'Name',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  find: 'Find',
  nothingHasThisNameTry: 'Nothing has this name. Try another.',
  thisIsKeptOnThe: 'This is kept on the server, which cannot be reached right now.',
  theServerCannotBeReached: 'The server cannot be reached right now, so this may be out of date.',
};
