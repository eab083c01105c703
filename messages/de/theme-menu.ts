import type english from '../en/theme-menu.ts';
import { plural } from './plural.ts';

export default {
  deleteTheme: 'Thema löschen',
  cancel: 'Abbrechen',
  theThemeCouldNotBeDeleted: 'Das Thema konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  themeDeleted: 'Thema gelöscht',
  newThread: 'Neuer Strang …',
  nameColorAndIcon: 'Name, Farbe und Symbol …',
  showInTheSidebar: 'In der Seitenleiste zeigen',
  hideFromTheSidebar: 'In der Seitenleiste ausblenden',
  deleteTheme2: 'Thema löschen …',
  itHasNoTasks: 'Es hat keine Aufgaben.',
  deleteQuestion: (name: string) => `Thema „${name}“ löschen?`,
  themeHidden: (name: string) =>
    `${name} ausgeblendet. Unter Einstellungen > Erscheinungsbild kannst du es wieder einblenden`,
  themeShown: (name: string) => `${name} ist in der Seitenleiste zu sehen`,
  theme: (name: string) => `Thema ${name}`,
  themeMore: (name: string) => `Thema ${name}: mehr`,
  openTheme: (name: string) => `${name} öffnen`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'Seine # Aufgabe kommt in den Eingang.',
      other: 'Seine # Aufgaben kommen in den Eingang.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'Sein # Strang wird ebenfalls gelöscht.',
      other: 'Seine # Stränge werden ebenfalls gelöscht.',
    }),
} satisfies typeof english;
