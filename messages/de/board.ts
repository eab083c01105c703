import type english from '../en/board.ts';

export default {
  more: 'Mehr',
  details: 'Details',
  delete: 'Löschen',
  nothingHere: 'Nichts hier.',
  failedToUpdateTask: 'Aufgabe konnte nicht geändert werden',
  column: 'Spalte',
  moveOrOpen: (title: string) => `${title} verschieben oder öffnen`,
  moveTo: {
    pending: 'Nach „Offen“ verschieben',
    in_progress: 'Nach „In Arbeit“ verschieben',
    completed: 'Nach „Erledigt“ verschieben',
    paused: 'Nach „Pausiert“ verschieben',
  },
  tasksIn: {
    pending: 'Offene Aufgaben',
    in_progress: 'Aufgaben in Arbeit',
    completed: 'Erledigte Aufgaben',
    paused: 'Pausierte Aufgaben',
  },
  movedTo: {
    pending: 'Nach „Offen“ verschoben',
    in_progress: 'Nach „In Arbeit“ verschoben',
    completed: 'Nach „Erledigt“ verschoben',
    paused: 'Nach „Pausiert“ verschoben',
  },
  moveBack: 'Karte in die vorige Spalte verschieben',
  moveOn: 'Karte in die nächste Spalte verschieben',
} satisfies typeof english;
