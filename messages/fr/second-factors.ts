import type english from '../en/second-factors.ts';

export default {
  trustThisDeviceFor30: 'Faire confiance à cet appareil pendant 30 jours',
  youWillNotBeAsked:
    'Aucun code ne vous sera demandé ici. Ne faites confiance qu’à un appareil que personne d’autre n’utilise.',
  codeIsRequired: 'Saisissez un code',
  aCodeHas6Digits: 'Un code a 6 chiffres ; un code de récupération, 10 lettres et chiffres',
  aCodeHas6Digits2: 'Un code a 6 chiffres',
  yourBrowserCouldNotSay: 'Votre navigateur n’a pas pu en indiquer la raison. Réessayez.',
  passkeysWorkOnlyOverHttps:
    'Les clés d’accès ne fonctionnent qu’en HTTPS. Ouvrez Heddle à une adresse qui commence par https:// pour en ajouter une.',
  thisBrowserDoesNotSupport:
    'Ce navigateur ne prend pas en charge les clés d’accès. Mettez-le à jour ou utilisez-en un autre.',
  untilWhoeverRunsThisServer:
    'Tant que la personne qui administre ce serveur n’a pas défini BASE_URL sur son adresse https://, les clés d’accès ne fonctionnent qu’à http://localhost.',
  wrongCode: 'Ce code est incorrect ou a expiré. Saisissez celui que votre appli affiche maintenant.',
  usedCode: 'Ce code est incorrect, a déjà été utilisé ou a expiré. Saisissez le suivant.',
  noPasskeyUsed: 'Aucune clé d’accès utilisée',
  passkeyDialogClosed: 'La fenêtre a été fermée ou a attendu trop longtemps. Réessayez quand vous voulez.',
  passkeyExists: 'Il y a déjà ici une clé d’accès pour votre compte',
  noSecondPasskey:
    'Cet appareil ou ce gestionnaire de mots de passe n’en a pas besoin d’une deuxième : utilisez la sienne, ou un autre appareil.',
  noPasskeysHere: 'Les clés d’accès ne fonctionnent pas à cette adresse',
  openAtItsAddress: 'Ouvrez Heddle à l’adresse pour laquelle il est configuré.',
  cannotCreatePasskey: 'Cet appareil ne peut pas créer de clé d’accès pour Heddle',
  passkeyNeedsLock:
    'Les clés d’accès demandent un verrouillage de l’écran, une empreinte, un visage ou un code PIN. Configurez-en un, ou utilisez un autre appareil.',
  passkeysElsewhere: (passkeyHost: string, pageHost: string) =>
    `Les clés d’accès de ce serveur sont liées à ${passkeyHost}, et cette page est à ${pageHost}. Ouvrez https://${passkeyHost} pour en ajouter une.`,
  appCode: {
    title: 'Saisissez votre code',
    lead: 'Ouvrez votre appli d’authentification et saisissez les six chiffres qu’elle affiche pour Heddle.',
    label: 'Code de votre appli',
    other: 'Utiliser un code de récupération',
  },
  recoveryCode: {
    title: 'Utilisez un code de récupération',
    lead: (count: number) =>
      `Saisissez l’un des ${count} codes que vous avez conservés en activant la validation en deux étapes. Chacun sert une seule fois.`,
    label: 'Code de récupération',
    other: 'Utiliser votre appli d’authentification',
  },
  lostBoth:
    'Appli et codes de récupération perdus ? La personne qui administre ce serveur peut désactiver la validation en deux étapes. <again>Recommencer</again>',
} satisfies typeof english;
