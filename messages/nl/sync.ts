import type english from '../en/sync.ts';
import { plural } from './plural.ts';

export default {
  noSuchTask: 'Deze taak bestaat niet.',
  heddleWorksWithoutAConnection:
    'Heddle werkt ook zonder verbinding. Wat je doet, wordt op dit apparaat bewaard en verstuurd zodra je weer online bent.',
  everythingOnThisDeviceIs: 'Alles op dit apparaat is ook op de server opgeslagen.',
  theServersStorageIsFull:
    'De opslag van de server is vol. Je wijzigingen staan veilig op dit apparaat en worden verstuurd zodra de beheerder ruimte heeft gemaakt.',
  yourChangesAreOnThis:
    'Je wijzigingen staan op dit apparaat en worden verstuurd zodra de server bereikbaar is.',
  tryNow: 'Nu proberen',
  waitingSince: (time: string) => `${time}, wacht op versturen`,
  couldNotBeSaved: (problem: string) => `Niet opgeslagen: ${problem}`,
  restored: (name: string) => `“${name}” teruggezet`,
  notRestored: 'Terugzetten is mislukt. Probeer het opnieuw.',
  deletedElsewhere: (name: string) =>
    `“${name}” is op een ander apparaat verwijderd. Je wijziging is bewaard.`,
  waiting: (count: number) => plural(count, { one: '# wijziging wacht', other: '# wijzigingen wachten' }),
  offlineWaiting: (count: number) =>
    plural(count, { one: 'Offline, # wijziging wacht', other: 'Offline, # wijzigingen wachten' }),
  fullKeptHere: (count: number) =>
    plural(count, {
      one: 'De opslag van de server is vol, # wijziging hier bewaard',
      other: 'De opslag van de server is vol, # wijzigingen hier bewaard',
    }),
  refused: (count: number) =>
    plural(count, { one: '# wijziging niet opgeslagen', other: '# wijzigingen niet opgeslagen' }),
  unreachable: {
    goOn: 'Server onbereikbaar. Je kunt gewoon doorwerken.',
    kept: (count: number) =>
      plural(count, {
        one: 'Server onbereikbaar. # wijziging hier bewaard.',
        other: 'Server onbereikbaar. # wijzigingen hier bewaard.',
      }),
  },
  withoutNetwork: {
    goOn: 'Je bent offline. Je kunt gewoon doorwerken.',
    kept: (count: number) =>
      plural(count, {
        one: 'Je bent offline. # wijziging hier bewaard.',
        other: 'Je bent offline. # wijzigingen hier bewaard.',
      }),
  },
  notSentYet: (count: number) =>
    plural(count, {
      one: '# wijziging nog niet verstuurd, hier bewaard.',
      other: '# wijzigingen nog niet verstuurd, hier bewaard.',
    }),
  fullKept: (count: number) =>
    plural(count, {
      one: 'Serveropslag vol. # wijziging hier bewaard.',
      other: 'Serveropslag vol. # wijzigingen hier bewaard.',
    }),
  showRefused: (count: number) =>
    plural(count, {
      one: 'De server weigerde # wijziging. Tonen',
      other: 'De server weigerde # wijzigingen. Tonen',
    }),
  itWasDeletedForGood: 'Op een ander apparaat definitief verwijderd.',
  itWasDeletedOnAnother:
    'Op een ander apparaat verwijderd; staat in de prullenbak. Zet je het terug, dan wordt deze wijziging ook toegepast.',
  tryAgain: 'Opnieuw proberen',
  restore: 'Terugzetten',
  discard: 'Weggooien',
  synced: 'Gesynchroniseerd',
  savingOnThisDevice: 'Opslaan op dit apparaat',
  connecting: 'Verbinden',
  offline: 'Offline',
  whatYouChangedWasDeleted: 'Wat je wijzigde, is op een ander apparaat definitief verwijderd',
  thisDeviceCannotStoreYour: 'Dit apparaat kan je taken niet opslaan. Maak ruimte vrij en laad opnieuw.',
} satisfies typeof english;
