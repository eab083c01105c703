import type english from '../en/ui.ts';

export default {
  /** Another server answered, such as that of a hotel. */
  notHeddle:
    'Nicht Heddle hat geantwortet, sondern etwas anderes. Prüfe deine Verbindung und versuch es noch einmal.',
  notStored:
    'Das konnte auf diesem Gerät nicht gespeichert werden. Gib etwas Speicherplatz frei und versuch es noch einmal.',
  serverUnreachable: 'Der Server war nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
  language: 'Sprache',
  languageOfBrowser: 'Automatisch (Browser)',
  close: 'Schließen',
  thisPartIsNotOn:
    'Dieser Teil ist noch nicht auf deinem Gerät. Er wird geladen, sobald du wieder online bist.',
  thisPartCouldNotBe:
    'Dieser Teil konnte nicht geladen werden. Lade neu, um die aktuelle Version zu bekommen.',
  thisPartCouldNotBeLoaded: 'Dieser Teil konnte nicht geladen werden.',
  reload: 'Neu laden',
  tryAgain: 'Noch einmal versuchen',
  couldNotBeLoaded: 'Konnte nicht geladen werden',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort anzeigen',
} satisfies typeof english;
