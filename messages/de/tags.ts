import type english from '../en/tags.ts';
import { plural } from './plural.ts';

export default {
  allItsTasksGetThe: 'Alle seine Aufgaben bekommen stattdessen das Schlagwort, das du wählst.',
  intoTheTag: 'Mit dem Schlagwort',
  merge: 'Zusammenführen',
  editTag: 'Schlagwort bearbeiten',
  save: 'Speichern',
  aTagCannotHaveA: 'Ein Schlagwort darf kein Komma enthalten.',
  theTagCouldNotBe: 'Das Schlagwort konnte nicht geändert werden. Bitte versuch es noch einmal.',
  standard: 'Standard',
  aTagNeedsAName: 'Ein Schlagwort braucht einen Namen.',
  nameAndColor: 'Name und Farbe …',
  mergeIntoAnotherTag: 'Mit anderem zusammenführen …',
  deleteTag: 'Schlagwort löschen',
  tags: 'Schlagwörter',
  noTagsYet: 'Noch keine Schlagwörter',
  writeAndAWordIn:
    'Schreib @ und ein Wort in eine Aufgabe, etwa „Samen kaufen @garten“, und das Schlagwort erscheint hier.',
  searchTags: 'Schlagwörter durchsuchen',
  clearTheSearch: 'Suche leeren',
  mergeTag: (tag: string) => `„${tag}“ zusammenführen`,
  taskCount: (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' }),
  colorChanged: (tag: string) => `Farbe von „${tag}“ geändert`,
  tagTooLong: (max: number) => `Ein Schlagwort darf höchstens ${max} Zeichen haben.`,
  tagExists: (name: string) =>
    `Es gibt schon ein Schlagwort namens ${name}. Wähle einen anderen Namen oder führe die beiden zusammen.`,
  tag: (tag: string) => `Schlagwort ${tag}`,
  tagMore: (tag: string) => `Schlagwort ${tag}: mehr`,
  tagCount: (count: number) => plural(count, { one: '# Schlagwort', other: '# Schlagwörter' }),
  noTagHas: (words: string) => `Kein Schlagwort hat „${words}“ im Namen.`,
  openCount: (count: number) => plural(count, { other: '# offen' }),
  openOf: (open: number, total: number) =>
    `${plural(open, { other: '# offen' })} ${plural(total, { other: 'von #' })}`,
} satisfies typeof english;
