import { plural } from './plural.ts';

export default {
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
  color: 'Color',
  anotherColor: 'Another color',
  nothingFound: 'Nothing found',
  copied: 'Copied',
  cancel: 'Cancel',
  name: 'Name',
  find: 'Find',
  nothingHasThisNameTry: 'Nothing has this name. Try another.',
  thisIsKeptOnThe: 'This is kept on the server, which cannot be reached right now.',
  theServerCannotBeReached: 'The server cannot be reached right now, so this may be out of date.',
};
