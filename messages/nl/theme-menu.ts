import type english from '../en/theme-menu.ts';
import { plural } from './plural.ts';

export default {
  deleteTheme: 'Thema verwijderen',
  cancel: 'Annuleren',
  theThemeCouldNotBeDeleted: 'Het thema is niet verwijderd. Probeer het opnieuw.',
  themeDeleted: 'Thema verwijderd',
  newThread: 'Nieuwe draad…',
  nameColorAndIcon: 'Naam, kleur en pictogram…',
  showInTheSidebar: 'Tonen in de zijbalk',
  hideFromTheSidebar: 'Verbergen in de zijbalk',
  deleteTheme2: 'Thema verwijderen…',
  itHasNoTasks: 'Er staan geen taken in.',
  deleteQuestion: (name: string) => `Thema “${name}” verwijderen?`,
  themeHidden: (name: string) => `${name} verborgen. Toon het weer via Instellingen > Weergave`,
  themeShown: (name: string) => `${name} staat in de zijbalk`,
  theme: (name: string) => `Thema ${name}`,
  themeMore: (name: string) => `Thema ${name}: meer`,
  openTheme: (name: string) => `${name} openen`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'De # taak gaat naar de Inbox.',
      other: 'De # taken gaan naar de Inbox.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'De # draad wordt ook verwijderd.',
      other: 'De # draden worden ook verwijderd.',
    }),
} satisfies typeof english;
