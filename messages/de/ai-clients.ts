import type english from '../en/ai-clients.ts';

export default {
  connectAnAiClientMcp: 'KI-Client verbinden (MCP)',
  claudeCursorAndOtherPrograms:
    'Claude, Cursor und andere Programme, die das Model Context Protocol sprechen, können deine Aufgaben nachschlagen und, wenn du es erlaubst, ändern.',
  giveTheClientThisAddress:
    'Gib dem Client diese Adresse. Er öffnet hier eine Seite, auf der du entscheidest, ob er sich verbinden darf.',
  address: 'Adresse',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Adresse kopiert',
  ifTheClientDoesNot: 'Wenn der Client keine Seite öffnet',
  runInATerminal: 'Im Terminal ausführen:',
  inClaudeDesktopConfigJson: 'In claude_desktop_config.json, mit installiertem Node.js:',
  inCursorMcpJson: 'In ~/.cursor/mcp.json:',
  inVscodeMcpJson: 'In .vscode/mcp.json:',
  whatAiClientsMayDo: 'Was KI-Clients dürfen',
  whatItMayDo: 'Was es darf',
  seeYourTasksNotesRecording: 'Deine Aufgaben, Notizen, Texte von Aufnahmen und den Verlauf sehen.',
  changeTasks: 'Aufgaben ändern',
  addsChangesAndDeletesWithout:
    'Fügt hinzu, ändert und löscht, ohne vorher zu fragen. Der Verlauf zeigt jede Änderung, und du kannst sie eine Stunde lang rückgängig machen.',
  itCannotSignInChange:
    'Es kann sich nicht anmelden, deine Einstellungen nicht ändern und dein Konto nicht löschen. Trennen kannst du es jederzeit unter Einstellungen > Kalender und Verbindungen.',
  aiClientsAreTurnedOff: 'KI-Clients sind ausgeschaltet',
  limitForAllAiClients: 'Grenze für alle KI-Clients',
  allow: 'Erlauben',
  dontAllow: 'Nicht erlauben',
  theServerCannotBeReached:
    'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
  connectAProgram: 'Programm verbinden',
  loadingTheRequest: 'Anfrage wird geladen',
  tryAgain: 'Noch einmal versuchen',
  /** What is loading, in “Loading what AI clients may do...”. */
  whatTheyMayDo: 'was KI-Clients dürfen',
  createTokenToRead:
    '<link>Erstelle dafür ein Zugriffstoken</link> mit „Lesen“ und lass es das Token mit jeder Anfrage senden, im Header <header/>',
  createTokenToWrite:
    '<link>Erstelle dafür ein Zugriffstoken</link> mit „Lesen“ und „Schreiben“ und lass es das Token mit jeder Anfrage senden, im Header <header/>',
  access: { off: 'Aus', read: 'Lesen', write: 'Lesen und ändern' },
  accessHints: {
    off: 'Kein KI-Client kann sich verbinden.',
    read: 'KI-Clients können deine Aufgaben, Notizen, Texte von Aufnahmen und den Verlauf sehen, aber nichts ändern.',
    write:
      'KI-Clients können auch hinzufügen, ändern und löschen, ohne vorher zu fragen. Der Verlauf auf der Startseite zeigt jede Änderung mit dem Client oder Token, von dem sie stammt, und du kannst sie eine Stunde lang rückgängig machen. Text, den ein Client liest, kann ihn in die Irre führen: Erlaube das nur Clients, denen du vertraust.',
  },
  sendingYourAnswer: 'Deine Antwort wird an <name/> gesendet. Du kannst diese Seite schließen.',
  asksToUseYourAccount:
    'Ein Programm, das sich <name/> nennt, möchte dein Konto <account/> verwenden. Erlaube es nur, wenn du es gerade selbst verbindest. Jedes Programm kann diesen Namen verwenden.',
  answerGoesTo: 'Deine Antwort geht an <address/>.',
  answerGoesToThisDevice: 'Deine Antwort geht an ein Programm auf diesem Gerät (<address/>).',
} satisfies typeof english;
