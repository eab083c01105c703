import type english from '../en/access-tokens.ts';

export default {
  accessTokens: 'Zugriffstokens',
  copyItNowAndKeep: 'Kopiere es jetzt und bewahr es auf wie ein Passwort: Es wird nie wieder gezeigt.',
  token: 'Token',
  copyToken: 'Token kopieren',
  tokenCopied: 'Token kopiert',
  addATaskFromA: 'Eine Aufgabe aus dem Terminal hinzufügen',
  iHaveSavedIt: 'Ich habe es gespeichert',
  itLosesAccessAtOnce: 'Es verliert sofort den Zugriff. Du kannst es im Programm wieder verbinden.',
  disconnect: 'Trennen',
  cancel: 'Abbrechen',
  noProgramsAreConnected: 'Keine Programme sind verbunden.',
  readAndChange: 'Lesen und ändern',
  read: 'Lesen',
  connectedPrograms: 'Verbundene Programme',
  aiClientsYouHaveConnected:
    'KI-Clients, die du verbunden hast. Jeder bleibt verbunden, bis du ihn trennst, auch wenn du dein Passwort änderst.',
  chooseAtLeastOne: 'Wähle mindestens eines',
  createAnAccessToken: 'Zugriffstoken erstellen',
  createToken: 'Token erstellen',
  name: 'Name',
  whatWillUseItSuch: 'Wofür es ist, etwa „Kurzbefehle auf meinem Handy“.',
  whatItMayDo: 'Was es darf',
  noTokenCanSignIn:
    'Kein Token kann sich anmelden, Tokens erstellen, dein Konto löschen oder an die Schlüssel der Sprachmodelle kommen.',
  expires: 'Läuft ab',
  whatUsesThisTokenIs:
    'Was dieses Token verwendet, wird ab jetzt abgewiesen. Ein widerrufenes Token kommt nicht zurück; du kannst ein neues erstellen.',
  revoke: 'Widerrufen',
  thereAreNoAccessTokens: 'Es gibt noch keine Zugriffstokens.',
  createAToken: 'Token erstellen',
  neverUsed: 'Nie benutzt',
  theServerCannotBeReached:
    'Der Server ist nicht erreichbar, darum wurde das Token nicht erstellt. Prüfe deine Verbindung und versuch es noch einmal.',
  thisNameCannotBeUsed: 'Dieser Name geht nicht. Nimm Buchstaben, Ziffern und gewöhnliche Zeichen.',
  theTokenCouldNotBe: 'Das Token konnte nicht erstellt werden. Versuch es gleich noch einmal.',
  accessTokensLead:
    'Mit einem Token kann ein Skript, ein Kurzbefehl auf deinem Handy oder ein anderes Programm dein Konto ohne dein Passwort benutzen. Es gilt, bis es abläuft oder du es widerrufst, auch wenn du dein Passwort änderst. <link>Was die API kann</link>',
  loadingTokens: 'Deine Zugriffstokens werden geladen',
  revokeThis: (name: string) => `„${name}“ widerrufen?`,
  isRevoked: (name: string) => `„${name}“ ist widerrufen`,
  couldNotBeRevoked: (name: string) =>
    `„${name}“ konnte nicht widerrufen werden und gilt vielleicht noch. Prüfe deine Verbindung und versuch es noch einmal.`,
  revokeToken: (name: string) => `${name} widerrufen`,
  yourTokenFor: 'Dein Token für <name/>',
  loadingPrograms: 'Deine verbundenen Programme werden geladen',
  disconnectThis: (name: string) => `„${name}“ trennen?`,
  isDisconnected: (name: string) => `„${name}“ ist getrennt`,
  couldNotBeDisconnected: (name: string) =>
    `„${name}“ konnte nicht getrennt werden und hat vielleicht noch Zugriff. Prüfe deine Verbindung und versuch es noch einmal.`,
  disconnectProgram: (name: string) => `${name} trennen`,
  connectedAndUsed: (connected: string, used: string, address: string | null) =>
    address
      ? `Verbunden ${connected}, benutzt ${used} von ${address}`
      : `Verbunden ${connected}, benutzt ${used}`,
  connectedNeverUsed: (connected: string) => `Verbunden ${connected}, nie benutzt`,
  nameIsRequired: 'Gib einen Namen ein',
  scopes: {
    read: {
      label: 'Lesen',
      hint: 'Aufgaben, Notizen, Aufnahmen, Einstellungen und alles andere sehen, was ein Export enthält.',
    },
    write: { label: 'Schreiben', hint: 'Hinzufügen, ändern und löschen. Den Papierkorb leeren geht nicht.' },
    settings: { label: 'Einstellungen', hint: 'Einstellungen, Namen und Zeitzone ändern.' },
  },
  scopesTogether: {
    read: 'Lesen',
    write: 'Schreiben',
    settings: 'Einstellungen',
    'read write': 'Lesen und schreiben',
    'read settings': 'Lesen und Einstellungen',
    'write settings': 'Schreiben und Einstellungen',
    'read write settings': 'Lesen, schreiben und Einstellungen',
  },
  lifetimes: { '30': 'In 30 Tagen', '90': 'In 90 Tagen', '365': 'In einem Jahr', null: 'Nie' },
  used: (ago: string, address: string | null) =>
    address ? `Benutzt ${ago} von ${address}` : `Benutzt ${ago}`,
  neverExpires: (use: string) => `${use}, läuft nie ab`,
  expiresOn: (use: string, day: string) => `${use}, läuft am ${day} ab`,
  expiredOn: (use: string, day: string) => `${use}, am ${day} abgelaufen`,
  tooMany: (max: number) =>
    `Du hast schon ${max} Tokens. Widerrufe eines, das du nicht mehr brauchst, und versuch es dann noch einmal.`,
} satisfies typeof english;
