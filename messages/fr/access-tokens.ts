import type english from '../en/access-tokens.ts';

export default {
  accessTokens: 'Jetons d’accès',
  copyItNowAndKeep:
    'Copiez-le maintenant et gardez-le comme un mot de passe : il ne sera plus jamais affiché.',
  token: 'Jeton',
  copyToken: 'Copier le jeton',
  tokenCopied: 'Jeton copié',
  addATaskFromA: 'Ajouter une tâche depuis un terminal',
  iHaveSavedIt: 'Je l’ai enregistré',
  itLosesAccessAtOnce: 'Il perd aussitôt l’accès. Vous pouvez le reconnecter depuis le programme.',
  disconnect: 'Déconnecter',
  cancel: 'Annuler',
  noProgramsAreConnected: 'Aucun programme n’est connecté.',
  readAndChange: 'Lire et modifier',
  read: 'Lire',
  connectedPrograms: 'Programmes connectés',
  aiClientsYouHaveConnected:
    'Les clients IA que vous avez connectés. Chacun reste connecté jusqu’à ce que vous le déconnectiez, même si vous changez votre mot de passe.',
  chooseAtLeastOne: 'Choisissez au moins un droit',
  createAnAccessToken: 'Créer un jeton d’accès',
  createToken: 'Créer le jeton',
  name: 'Nom',
  whatWillUseItSuch: 'Ce qui l’utilisera, par exemple « Raccourcis sur mon téléphone ».',
  whatItMayDo: 'Ce qu’il peut faire',
  noTokenCanSignIn:
    'Aucun jeton ne peut se connecter à votre place, créer des jetons, supprimer votre compte ni accéder aux clés des modèles de langage.',
  expires: 'Expiration',
  whatUsesThisTokenIs:
    'Ce qui utilise ce jeton sera désormais refusé. Un jeton révoqué l’est pour toujours ; vous pouvez en créer un autre.',
  revoke: 'Révoquer',
  thereAreNoAccessTokens: 'Il n’y a pas encore de jetons d’accès.',
  createAToken: 'Créer un jeton',
  neverUsed: 'Jamais utilisé',
  theServerCannotBeReached:
    'Le serveur est injoignable : le jeton n’a pas été créé. Vérifiez votre connexion et réessayez.',
  thisNameCannotBeUsed:
    'Ce nom ne peut pas être utilisé. Choisissez-en un avec des lettres, des chiffres et des signes courants.',
  theTokenCouldNotBe: 'Impossible de créer le jeton. Réessayez dans un instant.',
  accessTokensLead:
    'Un jeton permet à un script, à un raccourci de votre téléphone ou à un autre programme d’utiliser votre compte sans votre mot de passe. Il fonctionne jusqu’à ce qu’il expire ou que vous le révoquiez, même si vous changez votre mot de passe. <link>Ce que permet l’API</link>',
  loadingTokens: 'Chargement de vos jetons d’accès',
  revokeThis: (name: string) => `Révoquer « ${name} » ?`,
  isRevoked: (name: string) => `« ${name} » est révoqué`,
  couldNotBeRevoked: (name: string) =>
    `Impossible de révoquer « ${name} » : il fonctionne peut-être encore. Vérifiez votre connexion et réessayez.`,
  revokeToken: (name: string) => `Révoquer ${name}`,
  yourTokenFor: 'Votre jeton pour <name/>',
  loadingPrograms: 'Chargement de vos programmes connectés',
  disconnectThis: (name: string) => `Déconnecter « ${name} » ?`,
  isDisconnected: (name: string) => `« ${name} » est déconnecté`,
  couldNotBeDisconnected: (name: string) =>
    `Impossible de déconnecter « ${name} » : il fonctionne peut-être encore. Vérifiez votre connexion et réessayez.`,
  disconnectProgram: (name: string) => `Déconnecter ${name}`,
  connectedAndUsed: (connected: string, used: string, address: string | null) =>
    address
      ? `Connecté ${connected}, utilisé ${used} depuis ${address}`
      : `Connecté ${connected}, utilisé ${used}`,
  connectedNeverUsed: (connected: string) => `Connecté ${connected}, jamais utilisé`,
  nameIsRequired: 'Saisissez un nom',
  scopes: {
    read: {
      label: 'Lecture',
      hint: 'Voir vos tâches, notes, enregistrements, réglages et tout ce que contient une exportation.',
    },
    write: { label: 'Écriture', hint: 'Ajouter, modifier et supprimer. Sans pouvoir vider la corbeille.' },
    settings: { label: 'Réglages', hint: 'Modifier vos réglages, votre nom et votre fuseau horaire.' },
  },
  scopesTogether: {
    read: 'Lecture',
    write: 'Écriture',
    settings: 'Réglages',
    'read write': 'Lecture et écriture',
    'read settings': 'Lecture et réglages',
    'write settings': 'Écriture et réglages',
    'read write settings': 'Lecture, écriture et réglages',
  },
  lifetimes: { '30': 'Dans 30 jours', '90': 'Dans 90 jours', '365': 'Dans un an', null: 'Jamais' },
  used: (ago: string, address: string | null) =>
    address ? `Utilisé ${ago} depuis ${address}` : `Utilisé ${ago}`,
  neverExpires: (use: string) => `${use}, n’expire jamais`,
  expiresOn: (use: string, day: string) => `${use}, expire le ${day}`,
  expiredOn: (use: string, day: string) => `${use}, a expiré le ${day}`,
  tooMany: (max: number) =>
    `Vous avez déjà ${max} jetons. Révoquez-en un que vous n’utilisez plus, puis réessayez.`,
} satisfies typeof english;
