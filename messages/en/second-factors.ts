export default {
  trustThisDeviceFor30: 'Trust this device for 30 days',
  youWillNotBeAsked: 'You will not be asked for a code here. Only trust a device that nobody else uses.',
  codeIsRequired: 'Code is required',
  aCodeHas6Digits: 'A code has 6 digits; a recovery code has 10 letters and digits',
  aCodeHas6Digits2: 'A code has 6 digits',
  yourBrowserCouldNotSay: 'Your browser could not say why. Try again.',
  passkeysWorkOnlyOverHttps:
    'Passkeys work only over HTTPS. Open Heddle at an address that begins with https:// to add one.',
  thisBrowserDoesNotSupport: 'This browser does not support passkeys. Update it, or use another one.',
  untilWhoeverRunsThisServer:
    'Until whoever runs this server sets BASE_URL to its https:// address, passkeys work at http://localhost only.',
  wrongCode: 'That code is wrong or has expired. Enter the one that your app shows now.',
  usedCode: 'That code is wrong, was used already, or has expired. Enter the next one.',
  noPasskeyUsed: 'No passkey was used',
  passkeyDialogClosed: 'The dialog was closed, or it waited too long. Try again whenever you like.',
  passkeyExists: 'There is already a passkey for your account here',
  noSecondPasskey:
    'This device or password manager needs no second one: use the one it has, or another device.',
  noPasskeysHere: 'Passkeys do not work at this address',
  openAtItsAddress: 'Open Heddle at the address that it is set up for.',
  cannotCreatePasskey: 'This device cannot create a passkey for Heddle',
  passkeyNeedsLock:
    'Passkeys need a screen lock, a fingerprint, a face or a PIN. Set one up, or use another device.',
  passkeysElsewhere: (passkeyHost: string, pageHost: string) =>
    `The passkeys of this server belong to ${passkeyHost}, and this page is at ${pageHost}. Open https://${passkeyHost} to add one.`,
  appCode: {
    title: 'Enter your code',
    lead: 'Open your authenticator app, and enter the six digits that it shows for Heddle.',
    label: 'Code from your app',
    other: 'Use a recovery code',
  },
  recoveryCode: {
    title: 'Use a recovery code',
    lead: (count: number) =>
      `Enter one of the ${count} codes you saved when you turned on two-step sign-in. Each works once.`,
    label: 'Recovery code',
    other: 'Use your authenticator app',
  },
  lostBoth:
    'Lost your app and your recovery codes? Whoever runs this server can turn off two-step sign-in. <again>Start again</again>',
};
