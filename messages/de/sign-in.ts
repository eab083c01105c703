import type english from '../en/sign-in.ts';

export default {
  heddle: 'Heddle',
  signIn: 'Anmelden',
  passwordResetEmailSentCheck: 'E-Mail zum Zurücksetzen gesendet! Sieh in deinem Posteingang nach.',
  thisServerIsNotConnected:
    'Dieser Server ist nicht mit E-Mail verbunden, dort kommt also nichts an: Bitte den Betreiber um den Link.',
  failedToSignIn: 'Anmelden fehlgeschlagen',
  checkYourConnectionAndTry: 'Prüfe deine Verbindung und versuch es noch einmal.',
  signInWithAPasskey: 'Mit Passkey anmelden',
  thisAccountHasBeenDisabled: 'Dieses Konto ist gesperrt',
  theNextStepCouldNot: 'Der nächste Schritt konnte nicht geladen werden',
  tryAgain: 'Noch einmal',
  emailIsRequired: 'Gib eine E-Mail-Adresse ein',
  passwordIsRequired: 'Gib ein Passwort ein',
  pleaseEnterYourEmailAddress: 'Bitte gib zuerst deine E-Mail-Adresse ein',
  welcomeBack: 'Willkommen zurück',
  signInAndPickUp: 'Melde dich an und nimm den Faden wieder auf.',
  yourAccountAndEverythingIn: 'Dein Konto und alles darin wurde gelöscht.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  forgotYourPassword: 'Passwort vergessen?',
  tooManyAttempts: 'Zu viele Fehlversuche. Bitte versuch es später noch einmal',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  invalidEmailOrPassword: 'E-Mail-Adresse oder Passwort stimmt nicht',
  resetMailNotSent:
    'Die E-Mail zum Zurücksetzen konnte nicht gesendet werden. Bitte prüfe deine E-Mail-Adresse.',
  unreachable: 'Heddle war nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
  newHere: 'Neu hier? <link>Konto anlegen</link>',
} satisfies typeof english;
