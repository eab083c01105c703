import type english from '../en/second-factors.ts';

export default {
  trustThisDeviceFor30: 'Dit apparaat 30 dagen vertrouwen',
  youWillNotBeAsked:
    'Hier wordt dan niet om een code gevraagd. Vertrouw alleen een apparaat dat niemand anders gebruikt.',
  codeIsRequired: 'Vul de code in',
  aCodeHas6Digits: 'Een code heeft 6 cijfers; een herstelcode heeft 10 letters en cijfers',
  aCodeHas6Digits2: 'Een code heeft 6 cijfers',
  yourBrowserCouldNotSay: 'Je browser gaf geen reden. Probeer het opnieuw.',
  passkeysWorkOnlyOverHttps:
    'Toegangssleutels werken alleen via HTTPS. Open Heddle op een adres dat met https:// begint om er een toe te voegen.',
  thisBrowserDoesNotSupport:
    'Deze browser ondersteunt geen toegangssleutels. Werk hem bij of gebruik een andere.',
  untilWhoeverRunsThisServer:
    'Zolang de beheerder BASE_URL niet op het https://-adres van deze server zet, werken toegangssleutels alleen op http://localhost.',
  wrongCode: 'Die code is onjuist of verlopen. Vul de code in die je app nu toont.',
  usedCode: 'Die code is onjuist, al gebruikt of verlopen. Vul de volgende in.',
  noPasskeyUsed: 'Er is geen toegangssleutel gebruikt',
  passkeyDialogClosed: 'Het venster is gesloten of wachtte te lang. Probeer het opnieuw wanneer je wilt.',
  passkeyExists: 'Hier is al een toegangssleutel voor je account',
  noSecondPasskey:
    'Dit apparaat of deze wachtwoordmanager heeft geen tweede nodig: gebruik de bestaande of een ander apparaat.',
  noPasskeysHere: 'Toegangssleutels werken niet op dit adres',
  openAtItsAddress: 'Open Heddle op het adres waarvoor het is ingesteld.',
  cannotCreatePasskey: 'Dit apparaat kan geen toegangssleutel voor Heddle maken',
  passkeyNeedsLock:
    'Een toegangssleutel vraagt om schermvergrendeling, een vingerafdruk, gezichtsherkenning of een pincode. Stel die in of gebruik een ander apparaat.',
  passkeysElsewhere: (passkeyHost: string, pageHost: string) =>
    `De toegangssleutels van deze server horen bij ${passkeyHost}, en deze pagina staat op ${pageHost}. Open https://${passkeyHost} om er een toe te voegen.`,
  appCode: {
    title: 'Vul je code in',
    lead: 'Open je authenticator-app en vul de zes cijfers in die daar bij Heddle staan.',
    label: 'Code uit je app',
    other: 'Herstelcode gebruiken',
  },
  recoveryCode: {
    title: 'Gebruik een herstelcode',
    lead: (count: number) =>
      `Vul een van de ${count} codes in die je hebt bewaard toen je tweestapsverificatie aanzette. Elke code werkt één keer.`,
    label: 'Herstelcode',
    other: 'Authenticator-app gebruiken',
  },
  lostBoth:
    'Ben je je app én je herstelcodes kwijt? De beheerder van deze server kan tweestapsverificatie uitzetten. <again>Opnieuw beginnen</again>',
} satisfies typeof english;
