import type english from '../en/single-sign-on.ts';

export default {
  tryAgainWheneverYouLike: 'Réessayez quand vous voulez.',
  tryAgainLaterOrSign: 'Réessayez plus tard, ou connectez-vous autrement.',
  tryAgainIfItHappens: 'Réessayez. Si cela se reproduit, prévenez la personne qui administre ce serveur.',
  tryAgainIfItHappensAgain:
    'Réessayez. Si cela se reproduit, demandez à la personne qui administre ce serveur de vérifier l’identifiant client et le secret.',
  askThePersonWhoRuns: 'Demandez à la personne qui administre ce serveur d’en régler l’horloge.',
  theSignInTookToo: 'La connexion a pris trop de temps',
  tryAgainInASingle: 'Réessayez dans un seul onglet.',
  youHaveNoAccountOn: 'Vous n’avez pas de compte sur ce serveur',
  signUpIsClosedAsk: 'Les inscriptions sont fermées. Adressez-vous à la personne qui l’administre.',
  verifyItThereFirstOr:
    'Vérifiez-la d’abord là-bas, ou adressez-vous à la personne qui administre ce service.',
  youAreSignedInHere: 'Vous utilisez ici un autre compte',
  signOutFirstOrChoose: 'Déconnectez-vous d’abord, ou choisissez là-bas le compte correspondant.',
  disconnectItFromThatAccount: 'Dissociez-le d’abord de cet autre compte.',
  signOutOfHeddleSign: 'Déconnectez-vous de Heddle, reconnectez-vous et réessayez dans les dix minutes.',
  tryAgainInAMoment: 'Réessayez dans un instant.',
  providerSilent: 'Le service de connexion ne répond pas',
  providerMisconfigured: 'Le service de connexion est mal configuré',
  issuerDiffers:
    'Son émetteur ne correspond pas à OIDC_ISSUER. Prévenez la personne qui administre ce serveur.',
  providerCancelled: (name: string) => `Connexion avec ${name} annulée`,
  providerUnreachable: (name: string) => `${name} est injoignable`,
  wrongIssuer: (name: string) => `La réponse ne venait pas de ${name}`,
  notConfirmed: (name: string) => `${name} n’a pas confirmé la connexion`,
  notVerified: (name: string) => `Impossible de vérifier la réponse de ${name}`,
  clocksApart: (name: string) => `Les horloges de ce serveur et de ${name} sont trop décalées`,
  connectIfYours: (name: string) =>
    `Si c’est le vôtre, connectez-vous comme avant, allez dans Réglages > Connexion et appareils et appuyez sur Associer ${name}.`,
  emailUnverified: (name: string) => `Votre adresse e-mail n’est pas vérifiée chez ${name}`,
  noEmail: (name: string) => `${name} n’a transmis aucune adresse e-mail`,
  shareEmail: (name: string) => `Autorisez ${name} à la transmettre, ou ajoutez-en d’abord une là-bas.`,
  connectedElsewhere: (name: string) => `Ce compte ${name} est déjà associé à un autre compte Heddle`,
  notAskedAgain: (name: string) => `${name} ne vous a pas demandé de vous reconnecter`,
  providerFailed: (name: string) => `Échec de la connexion avec ${name}`,
  continueWith: (name: string) => `Continuer avec ${name}`,
  passwordsAreOffAsk:
    'Les mots de passe sont désactivés sur ce serveur. Demandez à la personne qui l’administre d’associer votre compte.',
} satisfies typeof english;
