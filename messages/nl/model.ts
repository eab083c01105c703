import type english from '../en/model.ts';
import { plural } from './plural.ts';

const areUnsent = (count: number) => (count === 1 ? 'is' : 'zijn');
const changesOf = (count: number) => plural(count, { one: 'Eén wijziging', other: '# wijzigingen' });
const recordingsOf = (count: number) => plural(count, { one: 'Eén opname', other: '# opnamen' });
const onlyHere = (count: number) =>
  count === 1
    ? 'Die staat alleen op dit apparaat en verdwijnt als je uitlogt. Om die te houden:'
    : 'Die staan alleen op dit apparaat en verdwijnen als je uitlogt. Om ze te houden:';
const sync = 'ga online en wacht tot de wolk “Gesynchroniseerd” zegt';
const process = (recordings: number) =>
  `verwerk ${recordings === 1 ? 'de opname' : 'de opnamen'} bij Spraakinvoer`;

export default {
  undoChanges: (count: number) =>
    plural(count, { one: 'Wijziging ongedaan maken', other: '# wijzigingen ongedaan maken' }),
  redoChanges: (count: number) =>
    plural(count, { one: 'Wijziging opnieuw doen', other: '# wijzigingen opnieuw doen' }),
  addProject: (name: string) => `Project “${name}” toevoegen`,
  changeProject: (name: string) => `Project “${name}” wijzigen`,
  deleteProject: (name: string) => `Project “${name}” verwijderen`,
  moveProject: (name: string) => `Project “${name}” verplaatsen`,
  addThread: (name: string) => `Draad “${name}” toevoegen`,
  changeThread: (name: string) => `Draad “${name}” wijzigen`,
  deleteThread: (name: string) => `Draad “${name}” verwijderen`,
  addTheme: (name: string) => `Thema “${name}” toevoegen`,
  changeTheme: (name: string) => `Thema “${name}” wijzigen`,
  deleteTheme: (name: string) => `Thema “${name}” verwijderen`,
  moveTheme: (name: string) => `Thema “${name}” verplaatsen`,
  archiveProject: (name: string) => `Project “${name}” archiveren`,
  unarchiveProject: (name: string) => `Project “${name}” uit archief halen`,
  closeThread: (name: string) => `Draad “${name}” sluiten`,
  reopenThread: (name: string) => `Draad “${name}” heropenen`,
  mergeThread: (name: string, into: string) => `Draad “${name}” samenvoegen met “${into}”`,
  changeNamed: (name: string) => `“${name}” wijzigen`,
  deleteNamed: (name: string) => `“${name}” verwijderen`,
  addNamed: (name: string) => `“${name}” toevoegen`,
  restoreNamed: (name: string) => `“${name}” terugzetten`,
  completeNamed: (name: string) => `“${name}” afronden`,
  reopenNamed: (name: string) => `“${name}” heropenen`,
  changeTasks: (count: number) => plural(count, { one: '# taak wijzigen', other: '# taken wijzigen' }),
  restoredAs: (name: string, as: string) =>
    `Er is al een thema “${name}”; het teruggezette thema heet nu “${as}”`,
  priorities: { urgent: 'Dringend', high: 'Hoog', medium: 'Normaal', low: 'Laag' },
  statuses: { pending: 'Open', in_progress: 'Bezig', completed: 'Afgerond', paused: 'Gepauzeerd' },
  delete: 'Verwijderen',
  sureToDeleteTasks: (count: number) =>
    plural(count, {
      one: 'Weet je zeker dat je deze # taak wilt verwijderen?',
      other: 'Weet je zeker dat je deze # taken wilt verwijderen?',
    }),
  tasks: (count: number) => plural(count, { one: '# taak', other: '# taken' }),
  reopenedTasks: (tasks: string) => `${tasks} heropend`,
  completedTasks: (tasks: string) => `${tasks} afgerond`,
  completedWithNext: (title: string, due: string) => `${title} afgerond. Volgende: ${due}`,
  prioritized: {
    urgent: (tasks: string) => `${tasks}: prioriteit dringend`,
    high: (tasks: string) => `${tasks}: hoge prioriteit`,
    medium: (tasks: string) => `${tasks}: normale prioriteit`,
    low: (tasks: string) => `${tasks}: lage prioriteit`,
  },
  noPriorityFor: (tasks: string) => `${tasks}: geen prioriteit`,
  dateRemoved: (tasks: string) => `Datum van ${tasks} weggehaald`,
  movedToToday: (tasks: string) => `${tasks} verplaatst naar vandaag`,
  movedToTomorrow: (tasks: string) => `${tasks} verplaatst naar morgen`,
  movedToDay: (tasks: string, day: string) => `${tasks} verplaatst naar ${day}`,
  movedByADay: (tasks: string) => `${tasks} een dag verplaatst`,
  tagsChanged: (tasks: string) => `Labels van ${tasks} gewijzigd`,
  deletedTasks: (tasks: string) => `${tasks} verwijderd`,
  moved: (name: string) => `${name} verplaatst`,
  notMoved: (name: string) => `${name} is niet verplaatst. Probeer het opnieuw.`,
  unsent: {
    changes: {
      title: (changes: number, _recordings: number) =>
        `${changesOf(changes)} ${areUnsent(changes)} nog niet opgeslagen`,
      text: (changes: number, _recordings: number) => `${onlyHere(changes)} ${sync}.`,
    },
    recordings: {
      title: (_changes: number, recordings: number) =>
        `${recordingsOf(recordings)} ${areUnsent(recordings)} nog niet opgeslagen`,
      text: (_changes: number, recordings: number) => `${onlyHere(recordings)} ${process(recordings)}.`,
    },
    both: {
      title: (changes: number, recordings: number) =>
        `${changesOf(changes)} en ${recordings === 1 ? 'één opname' : recordingsOf(recordings)} zijn nog niet opgeslagen`,
      text: (changes: number, recordings: number) =>
        `${onlyHere(changes + recordings)} ${sync}, en ${process(recordings)}.`,
    },
  },
  inbox: 'Inbox',
  standardThemes: {
    Health: 'Gezondheid',
    Work: 'Werk',
    Personal: 'Persoonlijk',
    Shopping: 'Boodschappen',
    Finance: 'Geldzaken',
    Learning: 'Leren',
  },
  save: 'Opslaan',
  note: 'Noteren',
  archive: 'Archiveren',
  unarchive: 'Uit archief halen',
  undo: 'Ongedaan maken',
  thereIsNothingLeftTo: 'Er is niets meer om ongedaan te maken',
  signOutAnyway: 'Toch uitloggen',
  staySignedIn: 'Ingelogd blijven',
  changeASetting: 'Instelling wijzigen',
  cancel: 'Annuleren',
  areYouSureYouWant: 'Weet je zeker dat je deze taak wilt verwijderen?',
  keptIn: (theme: string) => `Blijft in ${theme}`,
  movedTo: (theme: string) => `Verplaatst naar ${theme}`,
  failedToUpdateTask: 'Taak bijwerken mislukt',
  taskDeletedSuccessfully: 'Taak verwijderd',
  failedToDeleteTask: 'Taak verwijderen mislukt',
  complete: 'Afronden',
  reopen: 'Heropenen',
  taskUpdatedSuccessfully: 'Taak bijgewerkt',
  close: 'Sluiten',
  undoing: 'Ongedaan maken…',
  redoing: 'Opnieuw doen…',
  redo: 'Opnieuw',
  theChangeCouldNotBe: 'De wijziging kon niet ongedaan worden gemaakt. Probeer het opnieuw.',
  movedToTimeToday: (tasks: string, time: string) => `${tasks} verplaatst naar vandaag, ${time}`,
  movedToTimeTomorrow: (tasks: string, time: string) => `${tasks} verplaatst naar morgen, ${time}`,
  movedToTimeOn: (tasks: string, day: string, time: string) => `${tasks} verplaatst naar ${day}, ${time}`,
} satisfies typeof english;
