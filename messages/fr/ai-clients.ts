import type english from '../en/ai-clients.ts';

export default {
  connectAnAiClientMcp: 'Connecter un client IA (MCP)',
  claudeCursorAndOtherPrograms:
    'Claude, Cursor et les autres programmes compatibles avec le Model Context Protocol peuvent consulter vos tâches et, si vous l’autorisez, les modifier.',
  giveTheClientThisAddress:
    'Donnez cette adresse au client. Elle ouvre ici une page où vous décidez s’il peut se connecter.',
  address: 'Adresse',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée',
  ifTheClientDoesNot: 'Si le client n’ouvre pas de page',
  runInATerminal: 'Dans un terminal :',
  inClaudeDesktopConfigJson: 'Dans claude_desktop_config.json, avec Node.js installé :',
  inCursorMcpJson: 'Dans ~/.cursor/mcp.json :',
  inVscodeMcpJson: 'Dans .vscode/mcp.json :',
  whatAiClientsMayDo: 'Ce que les clients IA peuvent faire',
  whatItMayDo: 'Ce qu’il peut faire',
  seeYourTasksNotesRecording:
    'Voir vos tâches, vos notes, les transcriptions de vos enregistrements et l’historique.',
  changeTasks: 'Modifier les tâches',
  addsChangesAndDeletesWithout:
    'Ajoute, modifie et supprime sans demander d’abord. Chaque modification figure dans Activité, et vous pouvez l’annuler pendant une heure.',
  itCannotSignInChange:
    'Il ne peut ni se connecter à votre place, ni changer vos réglages, ni supprimer votre compte. Vous pouvez le déconnecter à tout moment dans Réglages > Calendriers et connexions.',
  aiClientsAreTurnedOff: 'Les clients IA sont désactivés',
  limitForAllAiClients: 'Limite pour tous les clients IA',
  allow: 'Autoriser',
  dontAllow: 'Refuser',
  theServerCannotBeReached: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  connectAProgram: 'Connecter un programme',
  loadingTheRequest: 'Chargement de la demande',
  tryAgain: 'Réessayer',
  whatTheyMayDo: 'ce que les clients IA peuvent faire',
  createTokenToRead:
    '<link>Créez-lui un jeton d’accès</link> avec « Lecture » et faites-lui envoyer ce jeton à chaque requête, dans l’en-tête <header/>',
  createTokenToWrite:
    '<link>Créez-lui un jeton d’accès</link> avec « Lecture » et « Écriture » et faites-lui envoyer ce jeton à chaque requête, dans l’en-tête <header/>',
  access: { off: 'Désactivé', read: 'Lire', write: 'Lire et modifier' },
  accessHints: {
    off: 'Aucun client IA ne peut se connecter.',
    read: 'Les clients IA peuvent voir vos tâches, vos notes, les transcriptions de vos enregistrements et l’historique, mais ne rien modifier.',
    write:
      'Les clients IA peuvent aussi ajouter, modifier et supprimer, sans demander d’abord. Sur la page d’accueil, Activité indique chaque modification avec le client ou le jeton qui l’a faite, et vous pouvez l’annuler pendant une heure. Un texte lu par un client peut l’induire en erreur : n’accordez cet accès qu’aux clients dignes de confiance.',
  },
  sendingYourAnswer: 'Envoi de votre réponse à <name/>. Vous pouvez fermer cette page.',
  asksToUseYourAccount:
    'Un programme qui se présente comme <name/> demande à utiliser votre compte <account/>. Ne l’autorisez que si vous venez de le connecter vous-même. N’importe quel programme peut prendre ce nom.',
  answerGoesTo: 'Votre réponse est envoyée à <address/>.',
  answerGoesToThisDevice: 'Votre réponse est envoyée à un programme de cet appareil (<address/>).',
} satisfies typeof english;
