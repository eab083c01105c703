import type english from '../en/ui.ts';

export default {
  notHeddle: 'Iets anders dan Heddle gaf antwoord. Controleer je verbinding en probeer het opnieuw.',
  notStored: 'Opslaan op dit apparaat is niet gelukt. Maak ruimte vrij en probeer het opnieuw.',
  serverUnreachable: 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  language: 'Taal',
  languageOfBrowser: 'Automatisch (browsertaal)',
  close: 'Sluiten',
  thisPartIsNotOn: 'Dit deel staat nog niet op je apparaat. Het wordt geladen zodra je weer online bent.',
  thisPartCouldNotBe: 'Dit deel kon niet worden geladen. Laad opnieuw voor de nieuwste versie.',
  thisPartCouldNotBeLoaded: 'Dit deel kon niet worden geladen.',
  reload: 'Opnieuw laden',
  tryAgain: 'Opnieuw proberen',
  couldNotBeLoaded: 'Laden mislukt',
  hidePassword: 'Wachtwoord verbergen',
  showPassword: 'Wachtwoord tonen',
} satisfies typeof english;
