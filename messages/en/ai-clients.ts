export default {
  connectAnAiClientMcp: 'Connect an AI client (MCP)',
  claudeCursorAndOtherPrograms:
    'Claude, Cursor and other programs that speak the Model Context Protocol can look up your tasks and, if you allow it, change them.',
  giveTheClientThisAddress:
    'Give the client this address. It opens a page here where you decide whether it may connect.',
  address: 'Address',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  ifTheClientDoesNot: 'If the client does not open a page',
  runInATerminal: 'Run in a terminal:',
  inClaudeDesktopConfigJson: 'In claude_desktop_config.json, with Node.js installed:',
  inCursorMcpJson: 'In ~/.cursor/mcp.json:',
  inVscodeMcpJson: 'In .vscode/mcp.json:',
  whatAiClientsMayDo: 'What AI clients may do',
  whatItMayDo: 'What it may do',
  seeYourTasksNotesRecording: 'See your tasks, notes, recording transcripts and history.',
  changeTasks: 'Change tasks',
  addsChangesAndDeletesWithout:
    'Adds, changes and deletes without asking first. Activity lists each change, and you can undo it for an hour.',
  itCannotSignInChange:
    'It cannot sign in, change your settings or delete your account. Disconnect it at any time under Settings > Calendars and connections.',
  aiClientsAreTurnedOff: 'AI clients are turned off',
  limitForAllAiClients: 'Limit for all AI clients',
  allow: 'Allow',
  dontAllow: 'Don’t allow',
  theServerCannotBeReached: 'The server cannot be reached. Check your connection and try again.',
  connectAProgram: 'Connect a program',
  loadingTheRequest: 'Loading the request',
  tryAgain: 'Try again',
  /** What is loading, in “Loading what AI clients may do...”. */
  whatTheyMayDo: 'what AI clients may do',
  createTokenToRead:
    '<link>Create an access token</link> for it, with “Read”, and have it send the token with every request, in the header <header/>',
  createTokenToWrite:
    '<link>Create an access token</link> for it, with “Read” and “Write”, and have it send the token with every request, in the header <header/>',
  access: { off: 'Off', read: 'Read', write: 'Read and change' },
  accessHints: {
    off: 'No AI client can connect.',
    read: 'AI clients can see your tasks, notes, recording transcripts and history, but change nothing.',
    write:
      'AI clients can also add, change and delete, without asking first. Activity on the home page lists each change with the client or token that made it, and you can undo it for an hour. Text that a client reads can mislead it, so allow this only for clients you trust.',
  },
  sendingYourAnswer: 'Sending your answer to <name/>. You can close this page.',
  asksToUseYourAccount:
    'A program that calls itself <name/> asks to use your account <account/>. Allow it only if you just started connecting it yourself. Any program can use this name.',
  answerGoesTo: 'Your answer goes to <address/>.',
  answerGoesToThisDevice: 'Your answer goes to a program on this device (<address/>).',
};
