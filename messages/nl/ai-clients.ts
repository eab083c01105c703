import type english from '../en/ai-clients.ts';

export default {
  connectAnAiClientMcp: 'AI-client verbinden (MCP)',
  claudeCursorAndOtherPrograms:
    'Claude, Cursor en andere programma’s die het Model Context Protocol spreken, kunnen je taken opzoeken en, als je dat toestaat, wijzigen.',
  giveTheClientThisAddress:
    'Geef de client dit adres. Hij opent hier een pagina waarop je beslist of hij verbinding mag maken.',
  address: 'Adres',
  copyAddress: 'Adres kopiëren',
  addressCopied: 'Adres gekopieerd',
  ifTheClientDoesNot: 'Als de client geen pagina opent',
  runInATerminal: 'Voer uit in een terminal:',
  inClaudeDesktopConfigJson: 'In claude_desktop_config.json, met Node.js geïnstalleerd:',
  inCursorMcpJson: 'In ~/.cursor/mcp.json:',
  inVscodeMcpJson: 'In .vscode/mcp.json:',
  whatAiClientsMayDo: 'Wat AI-clients mogen',
  whatItMayDo: 'Wat het mag',
  seeYourTasksNotesRecording: 'Je taken, notities, teksten van opnamen en geschiedenis zien.',
  changeTasks: 'Taken wijzigen',
  addsChangesAndDeletesWithout:
    'Voegt toe, wijzigt en verwijdert zonder het eerst te vragen. Elke wijziging staat bij Activiteit, en je kunt die een uur lang ongedaan maken.',
  itCannotSignInChange:
    'Het kan niet inloggen, je instellingen wijzigen of je account verwijderen. Verbreek de verbinding wanneer je wilt via Instellingen > Agenda’s en koppelingen.',
  aiClientsAreTurnedOff: 'AI-clients staan uit',
  limitForAllAiClients: 'Grens voor alle AI-clients',
  allow: 'Toestaan',
  dontAllow: 'Niet toestaan',
  theServerCannotBeReached: 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  connectAProgram: 'Programma verbinden',
  loadingTheRequest: 'Het verzoek laden',
  tryAgain: 'Opnieuw proberen',
  whatTheyMayDo: 'wat AI-clients mogen',
  createTokenToRead:
    '<link>Maak er een toegangstoken voor</link> met “Lezen” en laat de client het token met elk verzoek meesturen, in de header <header/>',
  createTokenToWrite:
    '<link>Maak er een toegangstoken voor</link> met “Lezen” en “Schrijven” en laat de client het token met elk verzoek meesturen, in de header <header/>',
  access: { off: 'Uit', read: 'Lezen', write: 'Lezen en wijzigen' },
  accessHints: {
    off: 'Geen enkele AI-client kan verbinding maken.',
    read: 'AI-clients kunnen je taken, notities, teksten van opnamen en geschiedenis zien, maar niets wijzigen.',
    write:
      'AI-clients kunnen ook toevoegen, wijzigen en verwijderen zonder het eerst te vragen. Bij Activiteit op Start staat elke wijziging met de client of het token erbij, en je kunt die een uur lang ongedaan maken. Tekst die een client leest, kan hem misleiden, dus sta dit alleen toe voor clients die je vertrouwt.',
  },
  sendingYourAnswer: 'Je antwoord wordt naar <name/> gestuurd. Je kunt deze pagina sluiten.',
  asksToUseYourAccount:
    'Een programma dat zich <name/> noemt, wil je account <account/> gebruiken. Sta dit alleen toe als je het net zelf bent gaan verbinden. Elk programma kan deze naam gebruiken.',
  answerGoesTo: 'Je antwoord gaat naar <address/>.',
  answerGoesToThisDevice: 'Je antwoord gaat naar een programma op dit apparaat (<address/>).',
} satisfies typeof english;
