import type english from '../en/model.ts';
import { plural } from './plural.ts';

const areUnsent = (count: number) => (count === 1 ? 'ist' : 'sind');
const changesOf = (count: number) => plural(count, { one: 'Eine Änderung', other: '# Änderungen' });
const recordingsOf = (count: number) => plural(count, { one: 'Eine Aufnahme', other: '# Aufnahmen' });
const onlyHere = (count: number) =>
  count === 1
    ? 'Sie ist nur auf diesem Gerät, und beim Abmelden wird sie entfernt. Um sie zu behalten,'
    : 'Sie sind nur auf diesem Gerät, und beim Abmelden werden sie entfernt. Um sie zu behalten,';
const sync = 'geh online und warte, bis die Wolke „Synchronisiert“ zeigt';
const process = (recordings: number) =>
  `verarbeite ${recordings === 1 ? 'die Aufnahme' : 'die Aufnahmen'} unter Spracheingabe`;

const inbox = 'Eingang';

export default {
  /** What waits to be sent, and what can be undone. */
  undoChanges: (count: number) =>
    plural(count, { one: 'Änderung rückgängig machen', other: '# Änderungen rückgängig machen' }),
  redoChanges: (count: number) =>
    plural(count, { one: 'Änderung wiederherstellen', other: '# Änderungen wiederherstellen' }),
  addProject: (name: string) => `Projekt „${name}“ hinzufügen`,
  changeProject: (name: string) => `Projekt „${name}“ ändern`,
  deleteProject: (name: string) => `Projekt „${name}“ löschen`,
  moveProject: (name: string) => `Projekt „${name}“ verschieben`,
  addThread: (name: string) => `Strang „${name}“ hinzufügen`,
  changeThread: (name: string) => `Strang „${name}“ ändern`,
  deleteThread: (name: string) => `Strang „${name}“ löschen`,
  addTheme: (name: string) => `Thema „${name}“ hinzufügen`,
  changeTheme: (name: string) => `Thema „${name}“ ändern`,
  deleteTheme: (name: string) => `Thema „${name}“ löschen`,
  moveTheme: (name: string) => `Thema „${name}“ verschieben`,
  archiveProject: (name: string) => `Projekt „${name}“ archivieren`,
  unarchiveProject: (name: string) => `Projekt „${name}“ aus dem Archiv holen`,
  closeThread: (name: string) => `Strang „${name}“ abschließen`,
  reopenThread: (name: string) => `Strang „${name}“ wieder öffnen`,
  mergeThread: (name: string, into: string) => `Strang „${name}“ mit „${into}“ zusammenführen`,
  changeNamed: (name: string) => `„${name}“ ändern`,
  deleteNamed: (name: string) => `„${name}“ löschen`,
  addNamed: (name: string) => `„${name}“ hinzufügen`,
  restoreNamed: (name: string) => `„${name}“ wiederherstellen`,
  completeNamed: (name: string) => `„${name}“ erledigen`,
  reopenNamed: (name: string) => `„${name}“ wieder öffnen`,
  changeTasks: (count: number) => plural(count, { one: '# Aufgabe ändern', other: '# Aufgaben ändern' }),
  restoredAs: (name: string, as: string) =>
    `Ein anderes Thema heißt schon „${name}“, deshalb heißt das wiederhergestellte jetzt „${as}“`,
  priorities: { urgent: 'Dringend', high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
  statuses: { pending: 'Offen', in_progress: 'In Arbeit', completed: 'Erledigt', paused: 'Pausiert' },
  delete: 'Löschen',
  sureToDeleteTasks: (count: number) =>
    plural(count, {
      one: 'Möchtest du diese # Aufgabe wirklich löschen?',
      other: 'Möchtest du diese # Aufgaben wirklich löschen?',
    }),
  /** What `tasks` is below, unless it is the quoted title of one. */
  tasks: (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' }),
  reopenedTasks: (tasks: string) => `${tasks} wieder geöffnet`,
  completedTasks: (tasks: string) => `${tasks} erledigt`,
  /** `due` is when the next one of a series is due. */
  completedWithNext: (title: string, due: string) => `${title} erledigt. Nächster Termin: ${due}`,
  prioritized: {
    urgent: (tasks: string) => `Dringende Priorität für ${tasks}`,
    high: (tasks: string) => `Hohe Priorität für ${tasks}`,
    medium: (tasks: string) => `Mittlere Priorität für ${tasks}`,
    low: (tasks: string) => `Niedrige Priorität für ${tasks}`,
  },
  noPriorityFor: (tasks: string) => `Keine Priorität für ${tasks}`,
  dateRemoved: (tasks: string) => `Datum entfernt: ${tasks}`,
  movedToToday: (tasks: string) => `${tasks} auf heute verschoben`,
  movedToTomorrow: (tasks: string) => `${tasks} auf morgen verschoben`,
  /** `day` is as in `Friday, 21 November`. */
  movedToDay: (tasks: string, day: string) => `${tasks} auf ${day} verschoben`,
  movedByADay: (tasks: string) => `${tasks} um einen Tag verschoben`,
  tagsChanged: (tasks: string) => `Schlagwörter geändert: ${tasks}`,
  deletedTasks: (tasks: string) => `${tasks} gelöscht`,
  moved: (name: string) => `${name} verschoben`,
  notMoved: (name: string) => `${name} konnte nicht verschoben werden. Bitte versuch es noch einmal.`,
  /** What signing out would lose: changes, recordings or both, and how to keep it. */
  unsent: {
    changes: {
      title: (changes: number, _recordings: number) =>
        `${changesOf(changes)} ${areUnsent(changes)} noch nicht gespeichert`,
      text: (changes: number, _recordings: number) => `${onlyHere(changes)} ${sync}.`,
    },
    recordings: {
      title: (_changes: number, recordings: number) =>
        `${recordingsOf(recordings)} ${areUnsent(recordings)} noch nicht gespeichert`,
      text: (_changes: number, recordings: number) => `${onlyHere(recordings)} ${process(recordings)}.`,
    },
    both: {
      title: (changes: number, recordings: number) =>
        `${changesOf(changes)} und ${recordings === 1 ? 'eine Aufnahme' : recordingsOf(recordings)} sind noch nicht gespeichert`,
      text: (changes: number, recordings: number) =>
        `${onlyHere(changes + recordings)} ${sync}, und ${process(recordings)}.`,
    },
  },
  inbox,
  /** Themes of a new account, until they are renamed. */
  standardThemes: {
    Health: 'Gesundheit',
    Work: 'Arbeit',
    Personal: 'Privat',
    Shopping: 'Einkaufen',
    Finance: 'Finanzen',
    Learning: 'Lernen',
  },
  save: 'Speichern',
  note: 'Notiz',
  archive: 'Archivieren',
  unarchive: 'Aus dem Archiv holen',
  undo: 'Rückgängig',
  thereIsNothingLeftTo: 'Es gibt nichts mehr rückgängig zu machen',
  signOutAnyway: 'Trotzdem abmelden',
  staySignedIn: 'Angemeldet bleiben',
  changeASetting: 'Einstellung ändern',
  cancel: 'Abbrechen',
  areYouSureYouWant: 'Möchtest du diese Aufgabe wirklich löschen?',
  keptIn: (theme: string) => (theme === inbox ? 'Bleibt im Eingang' : `Bleibt in ${theme}`),
  movedTo: (theme: string) => (theme === inbox ? 'In den Eingang verschoben' : `Nach ${theme} verschoben`),
  failedToUpdateTask: 'Aufgabe konnte nicht geändert werden',
  taskDeletedSuccessfully: 'Aufgabe gelöscht',
  failedToDeleteTask: 'Aufgabe konnte nicht gelöscht werden',
  complete: 'Erledigen',
  reopen: 'Wieder öffnen',
  taskUpdatedSuccessfully: 'Aufgabe geändert',
  close: 'Abschließen',
  undoing: 'Wird rückgängig gemacht …',
  redoing: 'Wird wiederhergestellt …',
  redo: 'Wiederherstellen',
  theChangeCouldNotBe: 'Die Änderung konnte nicht rückgängig gemacht werden. Bitte versuch es noch einmal.',
  movedToTimeToday: (tasks: string, time: string) => `${tasks} auf heute, ${time}, verschoben`,
  movedToTimeTomorrow: (tasks: string, time: string) => `${tasks} auf morgen, ${time}, verschoben`,
  /** `day` is as in `Friday, 21 November`. */
  movedToTimeOn: (tasks: string, day: string, time: string) => `${tasks} auf ${day}, ${time}, verschoben`,
} satisfies typeof english;
