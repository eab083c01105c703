import english from '../en/themes.ts';
import { plural } from './plural.ts';

export default {
  ...english,
  themeChanged: 'Thema geändert',
  editTheme: 'Thema bearbeiten',
  newTheme: 'Neues Thema',
  save: 'Speichern',
  createTheme: 'Thema anlegen',
  theThemeCouldNotBe: 'Das Thema konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  icon: 'Symbol',
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
  themeNotFound: 'Thema nicht gefunden',
  itMayHaveBeenRenamed:
    'Vielleicht wurde es umbenannt oder gelöscht. Seine Aufgaben sind unter „Alle Aufgaben“.',
  newTask: 'Neue Aufgabe',
  sortByDateCreated: 'Nach Erstelldatum sortieren:',
  oldestFirst: 'Älteste zuerst',
  newestFirst: 'Neueste zuerst',
  createANewTaskTo: 'Leg eine neue Aufgabe an, um loszulegen!',
  clearTheSearch: 'Suche leeren',
  themeExists: (name: string) => `Es gibt schon ein Thema namens ${name}. Wähl einen anderen Namen.`,
  themeCreated: (name: string) => `Thema „${name}“ angelegt`,
  deleteQuestion: (name: string) => `Thema „${name}“ löschen?`,
  themeHidden: (name: string) =>
    `${name} ausgeblendet. Unter Einstellungen > Darstellung kannst du es wieder einblenden`,
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
      one: 'Sein # Strang wird mit gelöscht.',
      other: 'Seine # Stränge werden mit gelöscht.',
    }),
  themeNotFoundNamed: (name: string) => `Thema „${name}“ nicht gefunden`,
  noThemeNamed: (name: string) => `Es gibt kein Thema „${name}“.`,
  allTasks: 'Alle Aufgaben',
  tasksIn: (theme: string) => `Aufgaben in ${theme}`,
  addATaskTo: (theme: string) => `Aufgabe zu ${theme} hinzufügen`,
  searchIn: (theme: string) => `In ${theme} suchen`,
  noTasksIn: (theme: string) => `Keine Aufgaben in ${theme}`,
  noTaskHas: (theme: string, words: string) =>
    `Keine Aufgabe in ${theme} hat „${words}“ im Titel oder in der Beschreibung.`,
  taskCount: (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' }),
} satisfies typeof english;
