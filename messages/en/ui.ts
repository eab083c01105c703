export default {
  /** Another server answered, such as that of a hotel. */
  notHeddle: 'Something other than Heddle answered. Check your connection, then try again.',
  notStored: 'This could not be stored on this device. Free up some space and try again.',
  serverUnreachable: 'The server could not be reached. Check your connection and try again.',
  language: 'Language',
  languageOfBrowser: 'Automatic (browser’s language)',
  close: 'Close',
  thisPartIsNotOn: 'This part is not on your device yet. It loads when you are online again.',
  thisPartCouldNotBe: 'This part could not be loaded. Reload to get the current version.',
  thisPartCouldNotBeLoaded: 'This part could not be loaded.',
  reload: 'Reload',
  tryAgain: 'Try again',
  couldNotBeLoaded: 'Could not be loaded',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
};
