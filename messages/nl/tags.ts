import type english from '../en/tags.ts';
import { plural } from './plural.ts';

export default {
  allItsTasksGetThe: 'Alle taken krijgen in plaats daarvan het label dat je kiest.',
  intoTheTag: 'Met het label',
  merge: 'Samenvoegen',
  editTag: 'Label bewerken',
  save: 'Opslaan',
  aTagCannotHaveA: 'In een label mag geen komma staan.',
  theTagCouldNotBe: 'Het label is niet gewijzigd. Probeer het opnieuw.',
  standard: 'Standaard',
  aTagNeedsAName: 'Een label heeft een naam nodig.',
  nameAndColor: 'Naam en kleur…',
  mergeIntoAnotherTag: 'Samenvoegen met ander label…',
  deleteTag: 'Label verwijderen',
  tags: 'Labels',
  noTagsYet: 'Nog geen labels',
  writeAndAWordIn:
    'Schrijf @ en een woord in een taak, zoals “zaden kopen @tuin”, en het label verschijnt hier.',
  searchTags: 'Labels zoeken',
  clearTheSearch: 'Zoekopdracht wissen',
  mergeTag: (tag: string) => `“${tag}” samenvoegen`,
  taskCount: (count: number) => plural(count, { one: '# taak', other: '# taken' }),
  colorChanged: (tag: string) => `Kleur van “${tag}” gewijzigd`,
  tagTooLong: (max: number) => `Een label mag hoogstens ${max} tekens hebben.`,
  tagExists: (name: string) => `Er is al een label ${name}. Kies een andere naam, of voeg de twee samen.`,
  tag: (tag: string) => `Label ${tag}`,
  tagMore: (tag: string) => `Label ${tag}: meer`,
  tagCount: (count: number) => plural(count, { one: '# label', other: '# labels' }),
  noTagHas: (words: string) => `Geen label heeft “${words}” in de naam.`,
  openCount: (count: number) => plural(count, { other: '# open' }),
  openOf: (open: number, total: number) =>
    `${plural(open, { other: '# open' })} ${plural(total, { other: 'van #' })}`,
} satisfies typeof english;
