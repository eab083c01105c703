import type english from '../en/single-sign-on.ts';

export default {
  tryAgainWheneverYouLike: 'Probeer het opnieuw wanneer je wilt.',
  tryAgainLaterOrSign: 'Probeer het later opnieuw of log op een andere manier in.',
  tryAgainIfItHappens:
    'Probeer het opnieuw. Gebeurt het weer, meld het dan aan de beheerder van deze server.',
  tryAgainIfItHappensAgain:
    'Probeer het opnieuw. Gebeurt het weer, vraag de beheerder van deze server dan om de client-ID en het clientgeheim te controleren.',
  askThePersonWhoRuns: 'Vraag de beheerder van deze server om de klok gelijk te zetten.',
  theSignInTookToo: 'Het inloggen duurde te lang',
  tryAgainInASingle: 'Probeer het opnieuw in één tabblad.',
  youHaveNoAccountOn: 'Je hebt geen account op deze server',
  signUpIsClosedAsk: 'Je kunt hier zelf geen account maken. Vraag het aan de beheerder.',
  verifyItThereFirstOr: 'Bevestig het daar eerst of vraag het aan de beheerder.',
  youAreSignedInHere: 'Je bent hier ingelogd met een ander account',
  signOutFirstOrChoose: 'Log eerst uit of kies daar het juiste account.',
  disconnectItFromThatAccount: 'Verbreek eerst de verbinding met dat account.',
  signOutOfHeddleSign: 'Log uit bij Heddle, log weer in en probeer het binnen tien minuten opnieuw.',
  tryAgainInAMoment: 'Probeer het zo weer.',
  providerSilent: 'De inlogdienst reageert niet',
  providerMisconfigured: 'De inlogdienst is verkeerd ingesteld',
  issuerDiffers: 'De issuer komt niet overeen met OIDC_ISSUER. Meld het aan de beheerder van deze server.',
  providerCancelled: (name: string) => `Je hebt niet ingelogd met ${name}`,
  providerUnreachable: (name: string) => `${name} is niet bereikbaar`,
  wrongIssuer: (name: string) => `Het antwoord kwam niet van ${name}`,
  notConfirmed: (name: string) => `${name} heeft het inloggen niet bevestigd`,
  notVerified: (name: string) => `Het antwoord van ${name} kon niet worden gecontroleerd`,
  clocksApart: (name: string) => `De klokken van deze server en ${name} lopen te ver uiteen`,
  connectIfYours: (name: string) =>
    `Is het van jou, log dan in zoals eerst, ga naar Instellingen > Inloggen en apparaten en druk op “${name} verbinden”.`,
  emailUnverified: (name: string) => `Je e-mailadres is niet bevestigd bij ${name}`,
  noEmail: (name: string) => `Er kwam geen e-mailadres van ${name}`,
  shareEmail: (name: string) => `Sta ${name} toe het te delen of voeg er daar eerst een toe.`,
  connectedElsewhere: (name: string) =>
    `Dat account van ${name} is al verbonden met een ander Heddle-account`,
  notAskedAgain: (name: string) => `Er is niet gevraagd om opnieuw in te loggen bij ${name}`,
  providerFailed: (name: string) => `Inloggen met ${name} mislukt`,
  continueWith: (name: string) => `Doorgaan met ${name}`,
  passwordsAreOffAsk: 'Wachtwoorden staan uit op deze server. Vraag de beheerder om je account te verbinden.',
} satisfies typeof english;
