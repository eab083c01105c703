import type english from '../en/ui.ts';

export default {
  notHeddle: 'Autre chose que Heddle a répondu. Vérifiez votre connexion, puis réessayez.',
  notStored: 'Impossible d’enregistrer sur cet appareil. Libérez de l’espace et réessayez.',
  serverUnreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  language: 'Langue',
  languageOfBrowser: 'Automatique (navigateur)',
  close: 'Fermer',
  thisPartIsNotOn:
    'Cette partie n’est pas encore sur votre appareil. Elle se chargera au retour de la connexion.',
  thisPartCouldNotBe: 'Impossible de charger cette partie. Rechargez pour obtenir la version actuelle.',
  thisPartCouldNotBeLoaded: 'Impossible de charger cette partie.',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  couldNotBeLoaded: 'Chargement impossible',
  hidePassword: 'Masquer le mot de passe',
  showPassword: 'Afficher le mot de passe',
} satisfies typeof english;
