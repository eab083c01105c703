import type english from '../en/access-tokens.ts';

export default {
  accessTokens: 'Toegangstokens',
  copyItNowAndKeep: 'Kopieer het nu en bewaar het als een wachtwoord: je ziet het nooit meer.',
  token: 'Token',
  copyToken: 'Token kopiëren',
  tokenCopied: 'Token gekopieerd',
  addATaskFromA: 'Een taak toevoegen vanuit een terminal',
  iHaveSavedIt: 'Ik heb het bewaard',
  itLosesAccessAtOnce: 'Het verliest meteen de toegang. Je kunt het vanuit het programma opnieuw verbinden.',
  disconnect: 'Verbinding verbreken',
  cancel: 'Annuleren',
  noProgramsAreConnected: 'Er zijn geen programma’s verbonden.',
  readAndChange: 'Lezen en wijzigen',
  read: 'Lezen',
  connectedPrograms: 'Verbonden programma’s',
  aiClientsYouHaveConnected:
    'AI-clients die je hebt verbonden. Ze blijven verbonden tot je de verbinding verbreekt, ook als je je wachtwoord wijzigt.',
  chooseAtLeastOne: 'Kies er minstens één',
  createAnAccessToken: 'Toegangstoken maken',
  createToken: 'Token maken',
  name: 'Naam',
  whatWillUseItSuch: 'Waar het voor is, zoals “Opdrachten op mijn telefoon”.',
  whatItMayDo: 'Wat het mag',
  noTokenCanSignIn:
    'Geen enkel token kan inloggen, tokens maken, je account verwijderen of bij de sleutels van taalmodellen.',
  expires: 'Verloopt',
  whatUsesThisTokenIs:
    'Wat dit token gebruikt, wordt vanaf nu geweigerd. Een ingetrokken token komt niet terug; je kunt wel een nieuw maken.',
  revoke: 'Intrekken',
  thereAreNoAccessTokens: 'Er zijn nog geen toegangstokens.',
  createAToken: 'Token maken',
  neverUsed: 'Nooit gebruikt',
  theServerCannotBeReached:
    'De server is niet bereikbaar, dus het token is niet gemaakt. Controleer je verbinding en probeer het opnieuw.',
  thisNameCannotBeUsed: 'Deze naam kan niet. Gebruik letters, cijfers en gewone tekens.',
  theTokenCouldNotBe: 'Het token kon niet worden gemaakt. Probeer het zo opnieuw.',
  accessTokensLead:
    'Met een token kan een script, een opdracht op je telefoon of een ander programma je account gebruiken zonder je wachtwoord. Het werkt tot het verloopt of je het intrekt, ook als je je wachtwoord wijzigt. <link>Wat de API kan</link>',
  loadingTokens: 'Je toegangstokens laden',
  revokeThis: (name: string) => `“${name}” intrekken?`,
  isRevoked: (name: string) => `“${name}” is ingetrokken`,
  couldNotBeRevoked: (name: string) =>
    `“${name}” kon niet worden ingetrokken en werkt misschien nog. Controleer je verbinding en probeer het opnieuw.`,
  revokeToken: (name: string) => `${name} intrekken`,
  yourTokenFor: 'Je token voor <name/>',
  loadingPrograms: 'Je verbonden programma’s laden',
  disconnectThis: (name: string) => `Verbinding met “${name}” verbreken?`,
  isDisconnected: (name: string) => `Verbinding met “${name}” verbroken`,
  couldNotBeDisconnected: (name: string) =>
    `De verbinding met “${name}” kon niet worden verbroken, dus het werkt misschien nog. Controleer je verbinding en probeer het opnieuw.`,
  disconnectProgram: (name: string) => `Verbinding met ${name} verbreken`,
  connectedAndUsed: (connected: string, used: string, address: string | null) =>
    address
      ? `Verbonden ${connected}, gebruikt ${used} vanaf ${address}`
      : `Verbonden ${connected}, gebruikt ${used}`,
  connectedNeverUsed: (connected: string) => `Verbonden ${connected}, nooit gebruikt`,
  nameIsRequired: 'Vul een naam in',
  scopes: {
    read: {
      label: 'Lezen',
      hint: 'Je taken, notities, opnamen, instellingen en al het andere uit een export zien.',
    },
    write: {
      label: 'Schrijven',
      hint: 'Toevoegen, wijzigen en verwijderen. De prullenbak legen kan niet.',
    },
    settings: { label: 'Instellingen', hint: 'Je instellingen, naam en tijdzone wijzigen.' },
  },
  scopesTogether: {
    read: 'Lezen',
    write: 'Schrijven',
    settings: 'Instellingen',
    'read write': 'Lezen en schrijven',
    'read settings': 'Lezen en instellingen',
    'write settings': 'Schrijven en instellingen',
    'read write settings': 'Lezen, schrijven en instellingen',
  },
  lifetimes: { '30': 'Over 30 dagen', '90': 'Over 90 dagen', '365': 'Over een jaar', null: 'Nooit' },
  used: (ago: string, address: string | null) =>
    address ? `Gebruikt ${ago} vanaf ${address}` : `Gebruikt ${ago}`,
  neverExpires: (use: string) => `${use}, verloopt nooit`,
  expiresOn: (use: string, day: string) => `${use}, verloopt op ${day}`,
  expiredOn: (use: string, day: string) => `${use}, verlopen op ${day}`,
  tooMany: (max: number) =>
    `Je hebt al ${max} tokens. Trek er een in die je niet meer gebruikt en probeer het opnieuw.`,
} satisfies typeof english;
