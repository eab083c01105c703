import type english from '../en/sync.ts';
import { plural } from './plural.ts';

export default {
  noSuchTask: 'Diese Aufgabe gibt es nicht.',
  heddleWorksWithoutAConnection:
    'Heddle funktioniert auch ohne Verbindung. Was du tust, bleibt auf diesem Gerät und wird gesendet, sobald du wieder online bist.',
  everythingOnThisDeviceIs: 'Alles auf diesem Gerät ist auch auf dem Server gespeichert.',
  theServersStorageIsFull:
    'Der Speicher des Servers ist voll. Deine Änderungen sind auf diesem Gerät sicher und werden gesendet, sobald auf dem Server Platz geschaffen wurde.',
  yourChangesAreOnThis:
    'Deine Änderungen sind auf diesem Gerät und werden gesendet, sobald der Server erreichbar ist.',
  tryNow: 'Jetzt versuchen',
  waitingSince: (time: string) => `${time}, noch nicht gesendet`,
  couldNotBeSaved: (problem: string) => `Konnte nicht gespeichert werden: ${problem}`,
  restored: (name: string) => `„${name}“ wiederhergestellt`,
  notRestored: 'Wiederherstellen fehlgeschlagen. Bitte versuch es noch einmal.',
  deletedElsewhere: (name: string) =>
    `„${name}“ wurde auf einem anderen Gerät gelöscht. Deine Änderung daran bleibt erhalten.`,
  waiting: (count: number) => plural(count, { one: '# Änderung wartet', other: '# Änderungen warten' }),
  offlineWaiting: (count: number) =>
    plural(count, { one: 'Offline, # Änderung wartet', other: 'Offline, # Änderungen warten' }),
  fullKeptHere: (count: number) =>
    plural(count, {
      one: 'Speicher des Servers voll, # Änderung bleibt hier',
      other: 'Speicher des Servers voll, # Änderungen bleiben hier',
    }),
  refused: (count: number) =>
    plural(count, {
      one: '# Änderung konnte nicht gespeichert werden',
      other: '# Änderungen konnten nicht gespeichert werden',
    }),
  unreachable: {
    goOn: 'Der Server ist nicht erreichbar. Du kannst weiterarbeiten.',
    kept: (count: number) =>
      plural(count, {
        one: 'Der Server ist nicht erreichbar. # Änderung bleibt auf diesem Gerät.',
        other: 'Der Server ist nicht erreichbar. # Änderungen bleiben auf diesem Gerät.',
      }),
  },
  withoutNetwork: {
    goOn: 'Du bist offline. Du kannst weiterarbeiten.',
    kept: (count: number) =>
      plural(count, {
        one: 'Du bist offline. # Änderung bleibt auf diesem Gerät.',
        other: 'Du bist offline. # Änderungen bleiben auf diesem Gerät.',
      }),
  },
  notSentYet: (count: number) =>
    plural(count, {
      one: '# Änderung noch nicht gesendet, auf diesem Gerät gespeichert.',
      other: '# Änderungen noch nicht gesendet, auf diesem Gerät gespeichert.',
    }),
  fullKept: (count: number) =>
    plural(count, {
      one: 'Der Speicher des Servers ist voll. # Änderung bleibt auf diesem Gerät.',
      other: 'Der Speicher des Servers ist voll. # Änderungen bleiben auf diesem Gerät.',
    }),
  showRefused: (count: number) =>
    plural(count, {
      one: 'Der Server hat # Änderung abgelehnt. Zeigen',
      other: 'Der Server hat # Änderungen abgelehnt. Zeigen',
    }),
  itWasDeletedForGood: 'Auf einem anderen Gerät endgültig gelöscht.',
  itWasDeletedOnAnother:
    'Auf einem anderen Gerät gelöscht und jetzt im Papierkorb. Wenn du es wiederherstellst, wird auch diese Änderung übernommen.',
  tryAgain: 'Noch einmal',
  restore: 'Wiederherstellen',
  discard: 'Verwerfen',
  synced: 'Synchronisiert',
  savingOnThisDevice: 'Wird auf diesem Gerät gespeichert',
  connecting: 'Verbindung wird aufgebaut',
  offline: 'Offline',
  whatYouChangedWasDeleted: 'Was du geändert hast, wurde auf einem anderen Gerät endgültig gelöscht',
  thisDeviceCannotStoreYour:
    'Dieses Gerät kann deine Aufgaben nicht speichern. Gib etwas Speicherplatz frei und lade dann neu.',
} satisfies typeof english;
