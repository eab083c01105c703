import type english from '../en/forms.ts';
import { plural } from './plural.ts';

export default {
  colors: {
    slate: 'Leisteen',
    madder: 'Meekrap',
    rust: 'Roest',
    weld: 'Wouw',
    moss: 'Mos',
    fern: 'Varen',
    teal: 'Blauwgroen',
    woad: 'Wede',
    heather: 'Heide',
    rose: 'Roze',
  },
  anotherColorNow: (color: string) => `Andere kleur, nu ${color}`,
  showAsChart: (title: string) => `“${title}” als grafiek tonen`,
  showAsTable: (title: string) => `“${title}” als tabel tonen`,
  downloadAsCsv: (title: string) => `“${title}” als CSV downloaden`,
  found: (count: number) => plural(count, { one: '# gevonden', other: '# gevonden' }),
  moreToFind: (count: number) =>
    plural(count, { one: 'nog #; typ om te zoeken', other: 'nog #; typ om te zoeken' }),
  copyingNotAllowed: (label: string) =>
    `De browser stond kopiëren niet toe. Dit is geselecteerd: ${label.toLowerCase()}. Kopieer met het toetsenbord of druk lang.`,
  findIn: (label: string) => `Zoeken: ${label}`,
  moreToNarrow: (count: number) =>
    plural(count, {
      one: 'Nog #. Typ om de lijst korter te maken.',
      other: 'Nog #. Typ om de lijst korter te maken.',
    }),
  doneOf: (done: string, total: string) => `${done} van ${total} klaar`,
  color: 'Kleur',
  anotherColor: 'Andere kleur',
  nothingFound: 'Niets gevonden',
  copied: 'Gekopieerd',
  cancel: 'Annuleren',
  name: 'Naam',
  find: 'Zoeken',
  nothingHasThisNameTry: 'Niets heeft deze naam. Probeer een andere.',
  thisIsKeptOnThe: 'Dit staat op de server, die nu niet bereikbaar is.',
  theServerCannotBeReached: 'De server is nu niet bereikbaar; dit kan verouderd zijn.',
} satisfies typeof english;
