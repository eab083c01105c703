import type english from '../en/tags.ts';
import { plural } from './plural.ts';

export default {
  allItsTasksGetThe: 'Toutes ses tâches reçoivent à la place l’étiquette que vous choisissez.',
  intoTheTag: 'Avec l’étiquette',
  merge: 'Fusionner',
  editTag: 'Modifier l’étiquette',
  save: 'Enregistrer',
  aTagCannotHaveA: 'Une étiquette ne peut pas contenir de virgule.',
  theTagCouldNotBe: 'Impossible de modifier l’étiquette. Réessayez.',
  standard: 'Par défaut',
  aTagNeedsAName: 'Une étiquette a besoin d’un nom.',
  nameAndColor: 'Nom et couleur…',
  mergeIntoAnotherTag: 'Fusionner avec une autre…',
  deleteTag: 'Supprimer l’étiquette',
  tags: 'Étiquettes',
  noTagsYet: 'Pas encore d’étiquettes',
  writeAndAWordIn:
    'Écrivez @ et un mot dans une tâche, comme « acheter des graines @jardin », et son étiquette apparaîtra ici.',
  searchTags: 'Rechercher une étiquette',
  clearTheSearch: 'Effacer la recherche',
  mergeTag: (tag: string) => `Fusionner « ${tag} »`,
  taskCount: (count: number) => plural(count, { one: '# tâche', other: '# tâches' }),
  colorChanged: (tag: string) => `Couleur de « ${tag} » modifiée`,
  tagTooLong: (max: number) => `Une étiquette peut avoir au plus ${max} caractères.`,
  tagExists: (name: string) =>
    `Une étiquette s’appelle déjà ${name}. Choisissez un autre nom, ou fusionnez les deux.`,
  tag: (tag: string) => `Étiquette ${tag}`,
  tagMore: (tag: string) => `Étiquette ${tag} : plus d’actions`,
  tagCount: (count: number) => plural(count, { one: '# étiquette', other: '# étiquettes' }),
  noTagHas: (words: string) => `Aucune étiquette n’a « ${words} » dans son nom.`,
  openCount: (count: number) => plural(count, { other: '# à faire' }),
  openOf: (open: number, total: number) =>
    `${plural(open, { other: '# à faire' })} ${plural(total, { other: 'sur #' })}`,
} satisfies typeof english;
