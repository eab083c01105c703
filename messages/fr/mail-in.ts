import type english from '../en/mail-in.ts';

export default {
  addTasksByEmail: 'Ajouter des tâches par e-mail',
  sendOrForwardAnEmail:
    'Envoyez ou transférez un e-mail à une adresse privée qui vous est propre : il devient une tâche.',
  yourAddressForTasksIs: 'Votre adresse pour les tâches est prête',
  stopAddingTasksByEmail: 'Arrêter d’ajouter des tâches par e-mail ?',
  yourAddressStopsWorkingAt:
    'Votre adresse cesse aussitôt de fonctionner. Si vous réactivez cette fonction, vous en recevrez une nouvelle.',
  stop: 'Arrêter',
  cancel: 'Annuler',
  emailsNoLongerBecomeTasks: 'Les e-mails ne deviennent plus des tâches',
  acceptEmails: 'Accepter les e-mails',
  onlyFromSendersThatYou:
    'Uniquement des expéditeurs que vous autorisez. Les autres e-mails sont renvoyés avec la raison.',
  thisServerDoesNotReceive:
    'Ce serveur ne reçoit pas d’e-mails. La personne qui l’administre peut activer cela : voir docs/capture-from-anywhere.md.',
  getANewAddress: 'Obtenir une nouvelle adresse ?',
  theCurrentAddressStopsWorking:
    'L’adresse actuelle cesse aussitôt de fonctionner, et les e-mails qui lui sont adressés sont renvoyés.',
  newAddress: 'Nouvelle adresse',
  youHaveANewAddress: 'Vous avez une nouvelle adresse',
  yourAddressForTasks: 'Votre adresse pour les tâches',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée',
  allow: 'Autoriser',
  anEmailWithOnlyA:
    'Un e-mail qui n’a qu’un objet est compris comme si vous l’aviez tapé. Un e-mail avec du texte, ou transféré, devient une seule tâche avec le texte dans sa description ; les pièces jointes y sont nommées, mais pas conservées.',
  theAddressIsLikeA:
    'L’adresse est comme un mot de passe : un expéditeur peut être usurpé, ne la communiquez donc à personne. Enregistrez-la dans vos contacts pour la retrouver vite.',
  noEmailHasArrivedYet: 'Aucun e-mail n’est encore arrivé.',
  enterAnEmailAddressSuch: 'Saisissez une adresse e-mail, par exemple ada@example.com.',
  thisAddressMayAlreadySend: 'Cette adresse est déjà autorisée.',
  thisAddressCannotBeUsed: 'Cette adresse ne peut pas être utilisée. Vérifiez son orthographe.',
  whoMaySend: 'Expéditeurs autorisés',
  anotherSender: 'Autre expéditeur',
  allowSender: 'Autoriser l’expéditeur',
  wasRefused: (ago: string) => `Un e-mail de <sender/> a été refusé ${ago}.`,
  allowThis: (sender: string) => `Autoriser ${sender}`,
  maySendAgain: (sender: string) => `${sender} peut maintenant écrire. Demandez-lui de renvoyer l’e-mail.`,
  loadingMailIn: 'Chargement de l’ajout de tâches par e-mail',
  lastEmailArrived: (ago: string) => `Le dernier e-mail est arrivé ${ago}.`,
  tooManySenders: (max: number) => `Vous pouvez autoriser au plus ${max} adresses. Retirez-en une d’abord.`,
  maySend: (sender: string) => `${sender} peut maintenant écrire`,
  isRefused: (sender: string) => `Les e-mails de ${sender} sont désormais refusés`,
  removeSender: (sender: string) => `Retirer ${sender}`,
} satisfies typeof english;
