import type english from '../en/mail-in.ts';

export default {
  addTasksByEmail: 'Aufgaben per E-Mail hinzufügen',
  sendOrForwardAnEmail:
    'Sende eine E-Mail an deine private Adresse oder leite sie dorthin weiter, und sie wird zur Aufgabe.',
  yourAddressForTasksIs: 'Deine Adresse für Aufgaben ist bereit',
  stopAddingTasksByEmail: 'Keine Aufgaben mehr per E-Mail hinzufügen?',
  yourAddressStopsWorkingAt:
    'Deine Adresse funktioniert sofort nicht mehr. Wenn du das wieder einschaltest, bekommst du eine neue.',
  stop: 'Ausschalten',
  cancel: 'Abbrechen',
  emailsNoLongerBecomeTasks: 'E-Mails werden nicht mehr zu Aufgaben',
  acceptEmails: 'E-Mails annehmen',
  onlyFromSendersThatYou: 'Nur von Absendern, die du erlaubst. Andere E-Mails gehen mit dem Grund zurück.',
  thisServerDoesNotReceive:
    'Dieser Server empfängt keine E-Mails. Sein Betreiber kann das einschalten: docs/capture-from-anywhere.md sagt, wie.',
  getANewAddress: 'Eine neue Adresse holen?',
  theCurrentAddressStopsWorking:
    'Die jetzige Adresse funktioniert sofort nicht mehr, und E-Mails dorthin gehen zurück.',
  newAddress: 'Neue Adresse',
  youHaveANewAddress: 'Du hast eine neue Adresse',
  yourAddressForTasks: 'Deine Adresse für Aufgaben',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Adresse kopiert',
  allow: 'Erlauben',
  anEmailWithOnlyA:
    'Eine E-Mail, die nur einen Betreff hat, wird gelesen, als hättest du ihn getippt. Eine mit Text oder eine weitergeleitete wird zu einer Aufgabe mit dem Text als Beschreibung; Anhänge werden dort genannt, aber nicht aufbewahrt.',
  theAddressIsLikeA:
    'Die Adresse ist wie ein Passwort: Absender lassen sich fälschen, also gib sie niemandem. Speichere sie in deinen Kontakten, um sie schnell zu finden.',
  noEmailHasArrivedYet: 'Noch ist keine E-Mail angekommen.',
  enterAnEmailAddressSuch: 'Gib eine E-Mail-Adresse wie ada@example.com ein.',
  thisAddressMayAlreadySend: 'Diese Adresse darf schon senden.',
  thisAddressCannotBeUsed: 'Diese Adresse geht nicht. Prüfe, wie sie geschrieben ist.',
  whoMaySend: 'Wer senden darf',
  anotherSender: 'Weiterer Absender',
  allowSender: 'Absender erlauben',
  wasRefused: (ago: string) => `Eine E-Mail von <sender/> wurde ${ago} abgelehnt.`,
  allowThis: (sender: string) => `${sender} erlauben`,
  maySendAgain: (sender: string) =>
    `${sender} darf jetzt senden. Bitte darum, die E-Mail noch einmal zu schicken.`,
  loadingMailIn: 'Einstellungen für Aufgaben per E-Mail werden geladen',
  lastEmailArrived: (ago: string) => `Die letzte E-Mail kam ${ago} an.`,
  tooManySenders: (max: number) => `Du kannst höchstens ${max} Adressen erlauben. Entferne zuerst eine.`,
  maySend: (sender: string) => `${sender} darf jetzt senden`,
  isRefused: (sender: string) => `E-Mails von ${sender} werden jetzt abgelehnt`,
  removeSender: (sender: string) => `${sender} entfernen`,
} satisfies typeof english;
