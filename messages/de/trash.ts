import type english from '../en/trash.ts';
import { plural } from './plural.ts';

export default {
  searchTheTrash: 'Papierkorb durchsuchen',
  clearTheSearch: 'Suche leeren',
  restore: 'Wiederherstellen',
  deleteForever: 'Endgültig löschen',
  inTheTrash: 'Im Papierkorb',
  lastDay: 'letzter Tag',
  theRestoreFailedPleaseTry: 'Das Wiederherstellen ist fehlgeschlagen. Bitte versuch es noch einmal.',
  theContentIsErasedHere:
    'Der Inhalt wird hier, auf dem Server und auf deinen anderen Geräten gelöscht. Das kann nicht rückgängig gemacht werden.',
  cancel: 'Abbrechen',
  deletedForever: 'Endgültig gelöscht',
  theDeletionFailedPleaseTry: 'Das Löschen ist fehlgeschlagen. Bitte versuch es noch einmal.',
  nextInTheTrash: 'Nächstes im Papierkorb',
  previousInTheTrash: 'Voriges im Papierkorb',
  select: 'Auswählen',
  trash: 'Papierkorb',
  whatYouDeleteStaysHere: 'Was du löschst, bleibt 30 Tage hier. Danach wird der Inhalt endgültig gelöscht.',
  emptyTrash: 'Papierkorb leeren',
  theTrashIsEmpty: 'Der Papierkorb ist leer',
  tasksNotesAndProjectsYou: 'Aufgaben, Notizen und Projekte, die du löschst, erscheinen hier.',
  restored: (items: string) => `${items} wiederhergestellt`,
  deleteQuestion: (items: string) => `${items} endgültig löschen?`,
  quoted: (name: string) => `„${name}“`,
  items: (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  nothingIsCalled: (name: string) => `Nichts im Papierkorb heißt „${name}“.`,
  showMoreOf: (count: number) => plural(count, { other: 'Mehr von # anzeigen' }),
  selectAll: (count: number) => plural(count, { other: 'Alle auswählen (#)' }),
  selectedOf: (selected: number, total: number) =>
    `${plural(selected, { other: '#' })} von ${plural(total, { other: '# ausgewählt' })}`,
  kinds: {
    task: 'Aufgabe',
    subtask: 'Teilaufgabe',
    note: 'Notiz',
    link: 'Gespeicherter Link',
    mindfulness: 'Achtsamkeitsübung',
    project: 'Projekt',
    thread: 'Strang',
    theme: 'Thema',
  },
  deletedOn: (date: string) => `gelöscht: ${date}`,
  daysLeft: (days: number) => plural(days, { one: 'noch # Tag', other: 'noch # Tage' }),
  withThreads: (count: number) => plural(count, { one: 'mit einem Strang', other: 'mit # Strängen' }),
  withSubtasks: (count: number) =>
    plural(count, { one: 'mit einer Teilaufgabe', other: 'mit # Teilaufgaben' }),
} satisfies typeof english;
