import type english from '../en/restore.ts';

export default {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  tooLarge: (gigabytes: number) => `Diese Datei ist größer als ${gigabytes} GB.`,
  tooLargeHint: 'Der Betreiber dieses Servers kann sie mit npm run restore wiederherstellen.',
  chooseFirst: 'Wähle zuerst die Datei einer Sicherung.',
  restored: 'Die Sicherung ist wiederhergestellt',
  asItWasOn: (moment: string) => `Alles ist wieder wie zum Zeitpunkt der Sicherung: ${moment}.`,
  asItWas: 'Alles ist so, wie es in der Sicherung war.',
  signInAsThere: 'Melde dich mit der E-Mail-Adresse und dem Passwort an, die du dort hattest.',
  signInAndEnterAgain:
    'Melde dich mit der E-Mail-Adresse und dem Passwort an, die du dort hattest. Die Sicherung war nicht verschlüsselt, darum müssen die Zwei-Faktor-Anmeldung zurückgesetzt und API-Schlüssel noch einmal eingegeben werden.',
  title: 'Sicherung wiederherstellen',
  lead: 'Alles aus deinem anderen Heddle kommt auf diesen Server: alle Konten mit ihren Aufgaben, Aufnahmen und Einstellungen. Hier hat noch niemand ein Konto, es geht also nichts verloren.',
  createAccount: 'Stattdessen ein Konto anlegen',
  file: 'Sicherungsdatei',
  choose: 'Datei wählen',
  chooseAnother: 'Andere Datei wählen',
  whereBackupsAre:
    'Heddle bewahrt seine Sicherungen im Ordner backups seiner Daten auf, und npm run backup erstellt eine.',
  key: 'Schlüssel der Sicherung',
  keyHint:
    'Der BACKUP_KEY des Servers, der sie erstellt hat. Lass das Feld leer, wenn dieser Server denselben hat.',
  restore: 'Wiederherstellen',
  sending: 'Sicherung wird gesendet …',
  sendingLabel: 'Sicherung wird gesendet',
  percent: (share: number) => `${share} Prozent`,
  cancel: 'Abbrechen',
  restoring: 'Wird wiederhergestellt. Das kann einige Minuten dauern; lass diese Seite offen.',
  notRestored: 'Die Sicherung wurde nicht wiederhergestellt',
  problems: {
    encrypted: {
      text: 'Diese Sicherung ist verschlüsselt. Gib den Schlüssel ein, mit dem sie erstellt wurde (BACKUP_KEY).',
    },
    wrongKey: {
      text: 'Das ist nicht der Schlüssel dieser Sicherung, oder die Datei ist beschädigt.',
    },
    damaged: { text: 'Diese Sicherung ist beschädigt oder unvollständig.', hint: 'Wähle eine andere.' },
    noBackup: {
      text: 'Diese Datei ist keine Sicherung von Heddle.',
      hint: 'Ihr Name endet auf .backup.',
    },
    noAccounts: { text: 'In dieser Sicherung ist kein Konto, es gibt also nichts wiederherzustellen.' },
    newer: {
      text: 'Diese Sicherung stammt von einem neueren Heddle.',
      hint: 'Aktualisiere diesen Server und stell sie dann wieder her.',
    },
    otherSecret: {
      text: 'Diese Sicherung gehört zu einem Server mit einem anderen SECRET.',
      hint: 'Der Betreiber dieses Servers muss SECRET darauf setzen oder npm run restore verwenden, das sagt, wie es lautete.',
    },
    inUse: {
      text: 'Inzwischen hat jemand ein Konto auf diesem Server, darum wurde nichts wiederhergestellt.',
      hint: 'Der Betreiber dieses Servers kann mit npm run restore alles darauf ersetzen.',
    },
    partLost: { text: 'Ein Teil der Sicherung ist nicht angekommen.', hint: 'Versuch es noch einmal.' },
    busy: { text: 'Der Server ist beschäftigt.', hint: 'Versuch es gleich noch einmal.' },
    noRoom: {
      text: 'Die Festplatte des Servers ist voll.',
      hint: 'Der Betreiber muss erst Platz schaffen.',
    },
    restarting: {
      text: 'Der Server startet gerade mit einer wiederhergestellten Sicherung neu.',
      hint: 'Versuch es gleich noch einmal.',
    },
    refused: {
      text: 'Diese Sicherung kann nicht wiederhergestellt werden.',
      hint: 'Warum, steht im Protokoll des Servers.',
    },
  },
} satisfies typeof english;
