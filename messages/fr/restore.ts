import type english from '../en/restore.ts';

export default {
  kilobytes: (count: string) => `${count} Ko`,
  megabytes: (count: string) => `${count} Mo`,
  tooLarge: (gigabytes: number) => `Ce fichier dépasse ${gigabytes} Go.`,
  tooLargeHint: 'La personne qui administre ce serveur peut le restaurer avec npm run restore.',
  chooseFirst: 'Choisissez d’abord le fichier d’une sauvegarde.',
  restored: 'La sauvegarde est restaurée',
  asItWasOn: (moment: string) => `Tout est comme au moment de la sauvegarde : ${moment}.`,
  asItWas: 'Tout est comme dans la sauvegarde.',
  signInAsThere: 'Connectez-vous avec l’adresse e-mail et le mot de passe que vous aviez là-bas.',
  signInAndEnterAgain:
    'Connectez-vous avec l’adresse e-mail et le mot de passe que vous aviez là-bas. La sauvegarde n’était pas chiffrée : la validation en deux étapes doit être réinitialisée et les clés API doivent être saisies de nouveau.',
  title: 'Restaurer une sauvegarde',
  lead: 'Tout ce que contient votre autre Heddle arrive sur ce serveur : tous les comptes, avec leurs tâches, leurs enregistrements et leurs réglages. Personne n’a encore de compte ici : rien n’est perdu.',
  createAccount: 'Créer plutôt un compte',
  file: 'Fichier de sauvegarde',
  choose: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  whereBackupsAre:
    'Heddle garde ses sauvegardes dans le dossier backups de ses données, et npm run backup en crée une.',
  key: 'Clé de la sauvegarde',
  keyHint: 'La BACKUP_KEY du serveur qui l’a créée. Laissez vide si ce serveur a la même.',
  restore: 'Restaurer',
  sending: 'Envoi de la sauvegarde…',
  sendingLabel: 'Envoi de la sauvegarde',
  percent: (share: number) => `${share} pour cent`,
  cancel: 'Annuler',
  restoring: 'Restauration en cours. Cela peut prendre quelques minutes ; laissez cette page ouverte.',
  notRestored: 'La sauvegarde n’a pas été restaurée',
  problems: {
    encrypted: {
      text: 'Cette sauvegarde est chiffrée. Saisissez la clé avec laquelle elle a été créée (BACKUP_KEY).',
    },
    wrongKey: { text: 'Ce n’est pas la clé de cette sauvegarde, ou le fichier est endommagé.' },
    damaged: { text: 'Cette sauvegarde est endommagée ou incomplète.', hint: 'Choisissez-en une autre.' },
    noBackup: {
      text: 'Ce fichier n’est pas une sauvegarde de Heddle.',
      hint: 'Le nom d’une sauvegarde se termine par .backup.',
    },
    noAccounts: { text: 'Cette sauvegarde ne contient aucun compte : il n’y a rien à restaurer.' },
    newer: {
      text: 'Cette sauvegarde vient d’une version plus récente de Heddle.',
      hint: 'Mettez ce serveur à jour, puis restaurez-la.',
    },
    otherSecret: {
      text: 'Cette sauvegarde vient d’un serveur qui a un autre SECRET.',
      hint: 'La personne qui administre ce serveur doit donner à SECRET cette valeur, ou utiliser npm run restore, qui l’indique.',
    },
    inUse: {
      text: 'Quelqu’un a désormais un compte sur ce serveur : rien n’a été restauré.',
      hint: 'La personne qui administre ce serveur peut tout y remplacer avec npm run restore.',
    },
    partLost: { text: 'Une partie de la sauvegarde n’est pas arrivée.', hint: 'Réessayez.' },
    busy: { text: 'Le serveur est occupé.', hint: 'Réessayez dans un instant.' },
    noRoom: {
      text: 'Le disque du serveur est plein.',
      hint: 'La personne qui l’administre doit d’abord faire de la place.',
    },
    restarting: {
      text: 'Le serveur redémarre avec une sauvegarde restaurée.',
      hint: 'Réessayez dans un instant.',
    },
    refused: {
      text: 'Cette sauvegarde ne peut pas être restaurée.',
      hint: 'Le journal du serveur en indique la raison.',
    },
  },
} satisfies typeof english;
