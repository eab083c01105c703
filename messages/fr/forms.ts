import type english from '../en/forms.ts';
import { plural } from './plural.ts';

export default {
  colors: {
    slate: 'Ardoise',
    madder: 'Garance',
    rust: 'Rouille',
    weld: 'Gaude',
    moss: 'Mousse',
    fern: 'Fougère',
    teal: 'Sarcelle',
    woad: 'Pastel',
    heather: 'Bruyère',
    rose: 'Rose',
  },
  anotherColorNow: (color: string) => `Une autre couleur, actuellement ${color}`,
  showAsChart: (title: string) => `Afficher « ${title} » en graphique`,
  showAsTable: (title: string) => `Afficher « ${title} » en tableau`,
  downloadAsCsv: (title: string) => `Télécharger « ${title} » au format CSV`,
  found: (count: number) => plural(count, { one: '# résultat', other: '# résultats' }),
  moreToFind: (count: number) =>
    plural(count, { one: '# autre ; tapez pour trouver', other: '# autres ; tapez pour trouver' }),
  copyingNotAllowed: (label: string) =>
    `Le navigateur n’a pas autorisé la copie. Le champ « ${label} » est sélectionné : copiez-le au clavier ou par un appui long.`,
  findIn: (label: string) => `Rechercher : ${label}`,
  moreToNarrow: (count: number) =>
    plural(count, {
      one: '# autre. Tapez pour affiner la liste.',
      other: '# autres. Tapez pour affiner la liste.',
    }),
  doneOf: (done: string, total: string) => `${done} sur ${total} terminées`,
  color: 'Couleur',
  anotherColor: 'Une autre couleur',
  nothingFound: 'Aucun résultat',
  copied: 'Copié',
  cancel: 'Annuler',
  name: 'Nom',
  find: 'Rechercher',
  nothingHasThisNameTry: 'Rien ne porte ce nom. Essayez-en un autre.',
  thisIsKeptOnThe: 'Ceci est conservé sur le serveur, injoignable pour le moment.',
  theServerCannotBeReached:
    'Le serveur est injoignable pour le moment ; ces informations peuvent dater un peu.',
} satisfies typeof english;
