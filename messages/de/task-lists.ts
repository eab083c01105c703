import type english from '../en/task-lists.ts';
import { plural } from './plural.ts';

/** Where a task is: the Inbox takes the article. */
const within = (place: string) => (place === 'Eingang' ? 'im Eingang' : `in ${place}`);

export default {
  showCompleted: 'Erledigte einblenden',
  everythingHereIsDone: 'Hier ist alles erledigt.',
  overdue: 'Überfällig',
  today: 'Heute',
  tomorrow: 'Morgen',
  completed: 'Erledigt',
  noProject: 'Ohne Projekt',
  noPriority: 'Ohne Priorität',
  startAFocusSession: 'Fokuszeit starten',
  date: 'Datum',
  complete: 'Erledigen',
  moveToTheNextDay: 'Auf den nächsten Tag verschieben',
  moveToThePreviousDay: 'Auf den Vortag verschieben',
  failedToUpdateTask: 'Aufgabe konnte nicht geändert werden',
  theTimerCouldNotBe: 'Der Timer konnte nicht gestartet werden. Bitte versuch es noch einmal.',
  tasks: 'Aufgaben',
  reopen: 'Wieder öffnen',
  stopSelecting: 'Auswahl beenden',
  select: 'Auswählen',
  view: 'Ansicht',
  sortBy: 'Sortieren nach',
  groupBy: 'Gruppieren nach',
  hideCompleted: 'Erledigte ausblenden',
  allTasks: 'Alle Aufgaben',
  addTask: 'Neue Aufgabe',
  newTheme: 'Neues Thema',
  noTasksYet: 'Noch keine Aufgaben',
  createFirstTask: 'Erste Aufgabe anlegen',
  writeDownWhatIsOn:
    'Schreib auf, was dir durch den Kopf geht, und Heddle macht daraus ordentliche Aufgaben.',
  allTasks2: 'Alle Aufgaben',
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> Aufgabe</spoken>', other: '#<spoken> Aufgaben</spoken>' }),
  tasksIn: (section: string, tag?: string) =>
    tag === undefined
      ? `Aufgaben ${within(section)}`
      : `Aufgaben ${within(section)} mit dem Schlagwort ${tag}`,
  sortOrders: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    due: 'Termin',
    priority: 'Priorität',
    title: 'Titel',
    theme: 'Thema',
  },
  groupings: {
    none: 'Keine',
    theme: 'Thema',
    project: 'Projekt',
    due: 'Termin',
    priority: 'Priorität',
    status: 'Status',
  },
  dueGroups: {
    overdue: 'Überfällig',
    today: 'Heute',
    tomorrow: 'Morgen',
    week: 'Nächste 7 Tage',
    later: 'Später',
    undated: 'Ohne Datum',
    past: 'Vergangen',
  },
  prioritize: {
    urgent: 'Dringend',
    high: 'Hohe Priorität',
    medium: 'Mittlere Priorität',
    low: 'Niedrige Priorität',
    none: 'Keine Priorität',
  },
  nextTask: 'Nächste Aufgabe',
  previousTask: 'Vorige Aufgabe',
  selectOne: 'Auswählen',
  extendDown: 'Auswahl nach unten erweitern',
  extendUp: 'Auswahl nach oben erweitern',
  selectAll: 'Alle auswählen',
  details: 'Details',
  edit: 'Bearbeiten',
  moreActions: 'Weitere Aktionen für die Auswahl',
  clearSelection: 'Auswahl aufheben',
  delete: 'Löschen',
  views: { organization: 'Nach Themen', list: 'Als Liste' },
  counts: {
    total: (count: number) => plural(count, { other: '<count>#</count> gesamt' }),
    inbox: (count: number) => plural(count, { other: '<count>#</count> im Eingang' }),
    organized: (count: number) => plural(count, { other: '<count>#</count> eingeordnet' }),
  },
} satisfies typeof english;
