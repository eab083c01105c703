export default {
  accessTokens: 'Access tokens',
  copyItNowAndKeep: 'Copy it now and keep it like a password: it is never shown again.',
  token: 'Token',
  copyToken: 'Copy token',
  tokenCopied: 'Token copied',
  addATaskFromA: 'Add a task from a terminal',
  iHaveSavedIt: 'I have saved it',
  itLosesAccessAtOnce: 'It loses access at once. You can connect it again from the program.',
  disconnect: 'Disconnect',
  cancel: 'Cancel',
  noProgramsAreConnected: 'No programs are connected.',
  readAndChange: 'Read and change',
  read: 'Read',
  connectedPrograms: 'Connected programs',
  aiClientsYouHaveConnected:
    'AI clients you have connected. Each stays connected until you disconnect it, even if you change your password.',
  chooseAtLeastOne: 'Choose at least one',
  createAnAccessToken: 'Create an access token',
  createToken: 'Create token',
  name: 'Name',
  whatWillUseItSuch: 'What will use it, such as “Shortcuts on my phone”.',
  whatItMayDo: 'What it may do',
  noTokenCanSignIn:
    'No token can sign in, create tokens, delete your account or reach language models’ keys.',
  expires: 'Expires',
  whatUsesThisTokenIs:
    'What uses this token is refused from now on. A revoked token does not come back; you can create another one.',
  revoke: 'Revoke',
  thereAreNoAccessTokens: 'There are no access tokens yet.',
  createAToken: 'Create a token',
  neverUsed: 'Never used',
  theServerCannotBeReached:
    'The server cannot be reached, so the token was not created. Check your connection and try again.',
  thisNameCannotBeUsed: 'This name cannot be used. Choose one of letters, digits and ordinary signs.',
  theTokenCouldNotBe: 'The token could not be created. Try again in a moment.',
  accessTokensLead:
    'A token lets a script, a shortcut on your phone or another program use your account without your password. It works until it expires or you revoke it, also after you change your password. <link>What the API can do</link>',
  loadingTokens: 'Loading your access tokens',
  revokeThis: (name: string) => `Revoke “${name}”?`,
  isRevoked: (name: string) => `“${name}” is revoked`,
  couldNotBeRevoked: (name: string) =>
    `“${name}” could not be revoked, so it may still work. Check your connection and try again.`,
  revokeToken: (name: string) => `Revoke ${name}`,
  yourTokenFor: 'Your token for <name/>',
  loadingPrograms: 'Loading your connected programs',
  disconnectThis: (name: string) => `Disconnect “${name}”?`,
  isDisconnected: (name: string) => `“${name}” is disconnected`,
  couldNotBeDisconnected: (name: string) =>
    `“${name}” could not be disconnected, so it may still work. Check your connection and try again.`,
  disconnectProgram: (name: string) => `Disconnect ${name}`,
  connectedAndUsed: (connected: string, used: string, address: string | null) =>
    address ? `Connected ${connected}, used ${used} from ${address}` : `Connected ${connected}, used ${used}`,
  connectedNeverUsed: (connected: string) => `Connected ${connected}, never used`,
  nameIsRequired: 'Name is required',
  scopes: {
    read: {
      label: 'Read',
      hint: 'See your tasks, notes, recordings, settings and all else that an export has.',
    },
    write: { label: 'Write', hint: 'Add, change and delete. It cannot empty the trash.' },
    settings: { label: 'Settings', hint: 'Change your settings, name and time zone.' },
  },
  /** What a token may do. */
  scopesTogether: {
    read: 'Read',
    write: 'Write',
    settings: 'Settings',
    'read write': 'Read and write',
    'read settings': 'Read and settings',
    'write settings': 'Write and settings',
    'read write settings': 'Read, write, and settings',
  },
  /** In how many days a token expires. */
  lifetimes: { '30': 'In 30 days', '90': 'In 90 days', '365': 'In a year', null: 'Never' },
  used: (ago: string, address: string | null) => (address ? `Used ${ago} from ${address}` : `Used ${ago}`),
  neverExpires: (use: string) => `${use}, never expires`,
  expiresOn: (use: string, day: string) => `${use}, expires on ${day}`,
  expiredOn: (use: string, day: string) => `${use}, expired on ${day}`,
  tooMany: (max: number) =>
    `You already have ${max} tokens. Revoke one that you no longer use, then try again.`,
};
