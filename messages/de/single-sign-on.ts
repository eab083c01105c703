import type english from '../en/single-sign-on.ts';

export default {
  tryAgainWheneverYouLike: 'Versuch es wieder, wann immer du willst.',
  tryAgainLaterOrSign: 'Versuch es später noch einmal oder melde dich anders an.',
  tryAgainIfItHappens:
    'Versuch es noch einmal. Wenn es wieder passiert, sag dem Betreiber dieses Servers Bescheid.',
  tryAgainIfItHappensAgain:
    'Versuch es noch einmal. Wenn es wieder passiert, bitte den Betreiber dieses Servers, Client-ID und Secret zu prüfen.',
  askThePersonWhoRuns: 'Bitte den Betreiber dieses Servers, die Uhr zu stellen.',
  theSignInTookToo: 'Das Anmelden hat zu lange gedauert',
  tryAgainInASingle: 'Versuch es noch einmal in einem einzigen Tab.',
  youHaveNoAccountOn: 'Du hast kein Konto auf diesem Server',
  signUpIsClosedAsk: 'Registrieren ist nicht möglich. Frag den Betreiber.',
  verifyItThereFirstOr: 'Bestätige sie zuerst dort oder frag den Betreiber.',
  youAreSignedInHere: 'Du bist hier mit einem anderen Konto angemeldet',
  signOutFirstOrChoose: 'Melde dich zuerst ab oder wähle dort das passende Konto.',
  disconnectItFromThatAccount: 'Trenne es zuerst von jenem Konto.',
  signOutOfHeddleSign:
    'Melde dich bei Heddle ab und wieder an, und versuch es innerhalb von zehn Minuten noch einmal.',
  tryAgainInAMoment: 'Versuch es gleich noch einmal.',
  providerSilent: 'Der Anmeldedienst antwortet nicht',
  providerMisconfigured: 'Der Anmeldedienst ist falsch eingerichtet',
  issuerDiffers:
    'Sein Aussteller stimmt nicht mit OIDC_ISSUER überein. Sag dem Betreiber dieses Servers Bescheid.',
  providerCancelled: (name: string) => `Du hast dich nicht mit ${name} angemeldet`,
  providerUnreachable: (name: string) => `${name} war nicht erreichbar`,
  wrongIssuer: (name: string) => `Die Antwort kam nicht von ${name}`,
  notConfirmed: (name: string) => `Die Anmeldung wurde von ${name} nicht bestätigt`,
  notVerified: (name: string) => `Die Antwort von ${name} konnte nicht geprüft werden`,
  clocksApart: (name: string) => `Die Uhren dieses Servers und von ${name} gehen zu weit auseinander`,
  connectIfYours: (name: string) =>
    `Wenn es deines ist, melde dich an wie bisher und wähle unter Einstellungen > Anmeldung und Geräte „${name} verbinden“.`,
  emailUnverified: (name: string) => `Deine E-Mail-Adresse ist bei ${name} nicht bestätigt`,
  noEmail: (name: string) => `Von ${name} kam keine E-Mail-Adresse`,
  shareEmail: (name: string) => `Erlaube ${name}, sie weiterzugeben, oder füge dort zuerst eine hinzu.`,
  connectedElsewhere: (name: string) =>
    `Dieses Konto bei ${name} ist schon mit einem anderen Heddle-Konto verbunden`,
  notAskedAgain: (name: string) => `Du musstest dich bei ${name} nicht noch einmal anmelden`,
  providerFailed: (name: string) => `Anmelden mit ${name} fehlgeschlagen`,
  continueWith: (name: string) => `Weiter mit ${name}`,
  passwordsAreOffAsk:
    'Passwörter sind auf diesem Server ausgeschaltet. Bitte den Betreiber, dein Konto zu verbinden.',
} satisfies typeof english;
