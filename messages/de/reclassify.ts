import type english from '../en/reclassify.ts';
import { plural } from './plural.ts';

export default {
  loading: 'Wird geladen',
  showTheLastProposals: 'Letzte Vorschläge zeigen',
  classifyingYourTasks: 'Deine Aufgaben werden eingeordnet',
  continueInBackground: 'Im Hintergrund fortsetzen',
  theConnectionWasLostYour:
    'Die Verbindung ist abgebrochen. Deine Aufgaben werden weiter eingeordnet: Öffne dies noch einmal, um den Stand zu sehen.',
  close: 'Schließen',
  proposedMoves: 'Vorgeschlagene Verschiebungen',
  nothingHasMovedYetTasks:
    'Noch ist nichts verschoben. Aufgaben, deren Platz du gewählt hast, stehen nicht in dieser Liste.',
  selectNone: 'Keine auswählen',
  selectAll: 'Alle auswählen',
  theTasksCouldNotBe: 'Die Aufgaben konnten nicht zurückverschoben werden. Bitte versuch es noch einmal.',
  tasksClassified: 'Aufgaben eingeordnet',
  undo: 'Rückgängig',
  done: 'Fertig',
  noErrors: 'Keine Fehler.',
  themeChanges: 'Geänderte Themen',
  errors: 'Fehler',
  movedTasks: 'Verschobene Aufgaben',
  classifyFailed: 'Die Aufgaben konnten nicht eingeordnet werden. Bitte versuch es noch einmal.',
  progress: (read: number, total: number) => `${read} von ${total}`,
  readSoFar: (read: number, total: number, moves: number) =>
    `${plural(read, { other: '#' })} von ${plural(total, { other: '#' })} gelesen, ${plural(moves, { one: '# Verschiebung', other: '# Verschiebungen' })} vorzuschlagen.`,
  unread: {
    cancelled: (count: number) =>
      plural(count, {
        one: 'Abgebrochen: # Aufgabe nicht gelesen.',
        other: 'Abgebrochen: # Aufgaben nicht gelesen.',
      }),
    failed: (count: number) =>
      plural(count, {
        one: 'Das Sprachmodell antwortet nicht mehr: # Aufgabe nicht gelesen.',
        other: 'Das Sprachmodell antwortet nicht mehr: # Aufgaben nicht gelesen.',
      }),
  },
  to: 'nach',
  applyMoves: (accepted: number, proposed: number) =>
    plural(proposed, {
      one: `${accepted} von # Verschiebung übernehmen`,
      other: `${accepted} von # Verschiebungen übernehmen`,
    }),
  tasksNotRead: (count: number) =>
    plural(count, {
      one: '# Aufgabe konnte nicht gelesen werden.',
      other: '# Aufgaben konnten nicht gelesen werden.',
    }),
  percentRead: (percent: number) => `${percent} % gelesen. Nichts wird verschoben, bevor du zustimmst.`,
  tasksAreBack: (count: number) =>
    plural(count, {
      one: '# Aufgabe ist wieder, wo sie war',
      other: '# Aufgaben sind wieder, wo sie waren',
    }),
  reclassified: (moved: number, total: number) =>
    plural(total, {
      one: `${moved} von # Aufgabe neu eingeordnet.`,
      other: `${moved} von # Aufgaben neu eingeordnet.`,
    }),
  errorCount: (count: number) => plural(count, { other: '# Fehler.' }),
  andMore: (count: number) => plural(count, { other: 'und # weitere' }),
} satisfies typeof english;
