import type english from '../en/forms.ts';
import { plural } from './plural.ts';

export default {
  colors: {
    slate: 'Schiefer',
    madder: 'Krapprot',
    rust: 'Rost',
    weld: 'Färberwau',
    moss: 'Moos',
    fern: 'Farn',
    teal: 'Petrol',
    woad: 'Waid',
    heather: 'Heidekraut',
    rose: 'Rosé',
  },
  anotherColorNow: (color: string) => `Andere Farbe, jetzt ${color}`,
  showAsChart: (title: string) => `„${title}“ als Diagramm zeigen`,
  showAsTable: (title: string) => `„${title}“ als Tabelle zeigen`,
  downloadAsCsv: (title: string) => `„${title}“ als CSV herunterladen`,
  found: (count: number) => plural(count, { one: '# gefunden', other: '# gefunden' }),
  moreToFind: (count: number) =>
    plural(count, { one: '# weitere; tippe, um sie zu finden', other: '# weitere; tippe, um sie zu finden' }),
  /** `label` names what is in the field, such as `Address`. */
  copyingNotAllowed: (label: string) =>
    `Der Browser hat das Kopieren nicht erlaubt. „${label}“ ist markiert: Kopiere den Text mit der Tastatur oder durch langes Drücken.`,
  findIn: (label: string) => `Suchen: ${label}`,
  moreToNarrow: (count: number) =>
    plural(count, {
      one: '# weitere. Tippe, um die Liste einzugrenzen.',
      other: '# weitere. Tippe, um die Liste einzugrenzen.',
    }),
  /** Progress, with formatted numbers: `1 of 8 done`. */
  doneOf: (done: string, total: string) => `${done} von ${total} erledigt`,
  color: 'Farbe',
  anotherColor: 'Andere Farbe',
  nothingFound: 'Nichts gefunden',
  copied: 'Kopiert',
  cancel: 'Abbrechen',
  name: 'Name',
  find: 'Suchen',
  nothingHasThisNameTry: 'Nichts heißt so. Versuch einen anderen Namen.',
  thisIsKeptOnThe: 'Das liegt auf dem Server, der gerade nicht erreichbar ist.',
  theServerCannotBeReached:
    'Der Server ist gerade nicht erreichbar, deshalb ist das hier vielleicht nicht aktuell.',
} satisfies typeof english;
