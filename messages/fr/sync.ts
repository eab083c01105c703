import type english from '../en/sync.ts';
import { plural } from './plural.ts';

export default {
  noSuchTask: 'Cette tâche n’existe pas.',
  heddleWorksWithoutAConnection:
    'Heddle fonctionne sans connexion. Ce que vous faites est gardé sur cet appareil et envoyé au retour de la connexion.',
  everythingOnThisDeviceIs: 'Tout ce qui est sur cet appareil est aussi enregistré sur le serveur.',
  theServersStorageIsFull:
    'L’espace du serveur est plein. Vos modifications sont en sécurité sur cet appareil et seront envoyées dès que la personne qui administre le serveur aura fait de la place.',
  yourChangesAreOnThis:
    'Vos modifications sont sur cet appareil et seront envoyées dès que le serveur sera joignable.',
  tryNow: 'Réessayer maintenant',
  waitingSince: (time: string) => `${time}, en attente d’envoi`,
  couldNotBeSaved: (problem: string) => `Enregistrement impossible : ${problem}`,
  restored: (name: string) => `Restauré : « ${name} »`,
  notRestored: 'La restauration a échoué. Réessayez.',
  deletedElsewhere: (name: string) =>
    `« ${name} » : supprimé sur un autre appareil. Votre modification est conservée.`,
  waiting: (count: number) =>
    plural(count, { one: '# modification en attente', other: '# modifications en attente' }),
  offlineWaiting: (count: number) =>
    plural(count, {
      one: 'Hors ligne, # modification en attente',
      other: 'Hors ligne, # modifications en attente',
    }),
  fullKeptHere: (count: number) =>
    plural(count, {
      one: 'L’espace du serveur est plein, # modification gardée ici',
      other: 'L’espace du serveur est plein, # modifications gardées ici',
    }),
  refused: (count: number) =>
    plural(count, {
      one: '# modification n’a pas pu être enregistrée',
      other: '# modifications n’ont pas pu être enregistrées',
    }),
  unreachable: {
    goOn: 'Le serveur est injoignable. Vous pouvez continuer à travailler.',
    kept: (count: number) =>
      plural(count, {
        one: 'Le serveur est injoignable. # modification gardée sur cet appareil.',
        other: 'Le serveur est injoignable. # modifications gardées sur cet appareil.',
      }),
  },
  withoutNetwork: {
    goOn: 'Vous êtes hors ligne. Vous pouvez continuer à travailler.',
    kept: (count: number) =>
      plural(count, {
        one: 'Vous êtes hors ligne. # modification gardée sur cet appareil.',
        other: 'Vous êtes hors ligne. # modifications gardées sur cet appareil.',
      }),
  },
  notSentYet: (count: number) =>
    plural(count, {
      one: '# modification pas encore envoyée, gardée sur cet appareil.',
      other: '# modifications pas encore envoyées, gardées sur cet appareil.',
    }),
  fullKept: (count: number) =>
    plural(count, {
      one: 'L’espace du serveur est plein. # modification gardée sur cet appareil.',
      other: 'L’espace du serveur est plein. # modifications gardées sur cet appareil.',
    }),
  showRefused: (count: number) =>
    plural(count, {
      one: 'Le serveur a refusé # modification. Afficher',
      other: 'Le serveur a refusé # modifications. Afficher',
    }),
  itWasDeletedForGood: 'Supprimé définitivement sur un autre appareil.',
  itWasDeletedOnAnother:
    'Supprimé sur un autre appareil et placé dans la corbeille. Si vous le restaurez, cette modification sera appliquée aussi.',
  tryAgain: 'Réessayer',
  restore: 'Restaurer',
  discard: 'Abandonner',
  synced: 'Synchronisé',
  savingOnThisDevice: 'Enregistrement sur cet appareil',
  connecting: 'Connexion',
  offline: 'Hors ligne',
  whatYouChangedWasDeleted: 'Ce que vous avez modifié a été supprimé définitivement sur un autre appareil',
  thisDeviceCannotStoreYour:
    'Cet appareil ne peut pas enregistrer vos tâches. Libérez de l’espace, puis rechargez la page.',
} satisfies typeof english;
