import type english from '../en/sign-up.ts';

export default {
  confirmPassword: 'Passwort wiederholen',
  passwordStrength: 'Passwortstärke:',
  passwordsMatch: 'Passwörter stimmen überein',
  passwordsDoNotMatch: 'Passwörter stimmen nicht überein',
  anAccountWithThisEmail: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse',
  chooseANewPassword: 'Neues Passwort wählen',
  checkingYourLink: 'Dein Link wird geprüft …',
  passwordChanged: 'Passwort geändert',
  useYourNewPasswordThe: 'Melde dich das nächste Mal mit dem neuen Passwort an.',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  sendANewLink: 'Neuen Link senden',
  resetYourPassword: 'Passwort zurücksetzen',
  enterYourEmailAddressAnd:
    'Gib deine E-Mail-Adresse ein, und wir senden dir einen Link, mit dem du ein neues Passwort wählst.',
  sendLink: 'Link senden',
  nameIsRequired: 'Gib einen Namen ein',
  createYourAccount: 'Konto anlegen',
  sayOrTypeWhatIs:
    'Sag oder tippe, was dir durch den Kopf geht, und Heddle macht daraus ordentliche Aufgaben.',
  fullName: 'Vor- und Nachname',
  emailAddress: 'E-Mail-Adresse',
  createAccount: 'Konto anlegen',
  weakPassword: 'Das Passwort ist zu schwach',
  signUpDisabled: 'Konten mit E-Mail und Passwort sind nicht erlaubt',
  notCreated: 'Das Konto konnte nicht angelegt werden',
  passwordNotChanged: 'Das Passwort konnte nicht geändert werden',
  tooShortPassword: (length: number) => `Das Passwort muss mindestens ${length} Zeichen haben`,
  strengths: ['Zu kurz', 'Sehr schwach', 'Schwach', 'Mittel', 'Gut', 'Stark'],
  haveAnAccount: 'Schon ein Konto? <link>Anmelden</link>',
  movingFromAnotherServer: 'Umzug von einem anderen Server? <restore>Sicherung wiederherstellen</restore>',
  youRememberIt: 'Wieder eingefallen? <link>Anmelden</link>',
  linkExpired:
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Gib deine E-Mail-Adresse ein, und wir senden dir einen neuen.',
} satisfies typeof english;
