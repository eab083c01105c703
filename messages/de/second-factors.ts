import type english from '../en/second-factors.ts';

export default {
  trustThisDeviceFor30: 'Diesem Gerät 30 Tage vertrauen',
  youWillNotBeAsked:
    'Du wirst hier nicht nach einem Code gefragt. Vertraue nur einem Gerät, das sonst niemand benutzt.',
  codeIsRequired: 'Gib den Code ein',
  aCodeHas6Digits: 'Ein Code hat 6 Ziffern; ein Wiederherstellungscode hat 10 Buchstaben und Ziffern',
  aCodeHas6Digits2: 'Ein Code hat 6 Ziffern',
  yourBrowserCouldNotSay: 'Dein Browser konnte nicht sagen, warum. Versuch es noch einmal.',
  passkeysWorkOnlyOverHttps:
    'Passkeys funktionieren nur über HTTPS. Öffne Heddle unter einer Adresse, die mit https:// beginnt, um einen hinzuzufügen.',
  thisBrowserDoesNotSupport:
    'Dieser Browser unterstützt keine Passkeys. Aktualisiere ihn oder nimm einen anderen.',
  untilWhoeverRunsThisServer:
    'Bis der Betreiber dieses Servers BASE_URL auf dessen https://-Adresse setzt, funktionieren Passkeys nur unter http://localhost.',
  wrongCode: 'Der Code ist falsch oder abgelaufen. Gib den ein, den deine App jetzt zeigt.',
  usedCode: 'Der Code ist falsch, schon benutzt oder abgelaufen. Gib den nächsten ein.',
  noPasskeyUsed: 'Kein Passkey benutzt',
  passkeyDialogClosed:
    'Das Fenster wurde geschlossen oder hat zu lange gewartet. Versuch es wieder, wann immer du willst.',
  passkeyExists: 'Hier gibt es schon einen Passkey für dein Konto',
  noSecondPasskey:
    'Dieses Gerät oder dieser Passwortmanager braucht keinen zweiten: Nimm den vorhandenen oder ein anderes Gerät.',
  noPasskeysHere: 'Unter dieser Adresse funktionieren Passkeys nicht',
  openAtItsAddress: 'Öffne Heddle unter der Adresse, für die es eingerichtet ist.',
  cannotCreatePasskey: 'Dieses Gerät kann keinen Passkey für Heddle anlegen',
  passkeyNeedsLock:
    'Passkeys brauchen eine Displaysperre, Fingerabdruck, Gesichtserkennung oder PIN. Richte etwas davon ein oder nimm ein anderes Gerät.',
  passkeysElsewhere: (passkeyHost: string, pageHost: string) =>
    `Die Passkeys dieses Servers gehören zu ${passkeyHost}, und diese Seite ist unter ${pageHost}. Öffne https://${passkeyHost}, um einen hinzuzufügen.`,
  appCode: {
    title: 'Code eingeben',
    lead: 'Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie für Heddle zeigt.',
    label: 'Code aus deiner App',
    other: 'Wiederherstellungscode verwenden',
  },
  recoveryCode: {
    title: 'Wiederherstellungscode verwenden',
    lead: (count: number) =>
      `Gib einen der ${count} Codes ein, die du beim Einschalten der Zwei-Faktor-Anmeldung gespeichert hast. Jeder gilt einmal.`,
    label: 'Wiederherstellungscode',
    other: 'Authenticator-App verwenden',
  },
  lostBoth:
    'App und Wiederherstellungscodes verloren? Der Betreiber dieses Servers kann die Zwei-Faktor-Anmeldung ausschalten. <again>Von vorn beginnen</again>',
} satisfies typeof english;
