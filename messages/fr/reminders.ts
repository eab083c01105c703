import type english from '../en/reminders.ts';
import { plural } from './plural.ts';

export default {
  dailyDigest: 'Récapitulatif du jour',
  whatIsDueTodayAnd: 'Ce qui est à faire aujourd’hui et ce qui est en retard, une fois par jour.',
  at: 'À',
  notificationsAreOn: 'Les notifications sont activées',
  notifications: 'Notifications',
  remindersRingWhileHeddleIs:
    'Les rappels sonnent tant que Heddle est ouvert. Activez les notifications pour en recevoir aussi quand il est fermé.',
  dismiss: 'Ignorer',
  turnOnNotifications: 'Activer les notifications',
  remindersRingWhileHeddleIsOpen:
    'Les rappels sonnent tant que Heddle est ouvert. Un appareil dont les notifications sont activées en reçoit aussi quand il est fermé.',
  loadingYourDevices: 'Chargement de vos appareils',
  devicesWithNotificationsOn: 'Appareils avec notifications activées',
  thisDevice: 'Cet appareil',
  noNotificationYet: 'Pas encore de notification',
  sentItShouldAppearOn: 'Envoyé. La notification devrait s’afficher sur cet appareil dans quelques secondes.',
  sendATest: 'Envoyer un test',
  turnOff: 'Désactiver',
  quietHours: 'Heures calmes',
  noRemindersRingDuringThese:
    'Aucun rappel ne sonne pendant ces heures. Ceux qui arrivent entre-temps sont envoyés ensemble ensuite.',
  from: 'De',
  to: 'À',
  reminders: 'Rappels',
  dismissAll: 'Tout ignorer',
  reminder: 'Rappel',
  emailReminders: 'Rappels par e-mail',
  open: 'Ouvrir',
  done: 'Terminer',
  snooze: 'Reporter',
  reminderSound: 'Son des rappels',
  playTheSound: 'Écouter le son',
  notificationsAreOffOnThis: 'Les notifications sont désactivées sur cet appareil',
  turnOn: 'Activer',
  theBrowserCouldNotReach:
    'Le navigateur n’a pas pu joindre son service de notifications. Vérifiez votre connexion, ou si un réglage de confidentialité bloque les notifications push, puis réessayez.',
  digestWays: { off: 'Désactivé', push: 'Notification', mail: 'E-mail' },
  yourReminderSettings: 'réglages des rappels',
  notificationsAreOff: (device: string) => `Les notifications sont désactivées : ${device}`,
  lastNotification: (ago: string) => `Dernière notification ${ago}`,
  sendATestTo: (device: string) => `Envoyer un test : ${device}`,
  turnOffOn: (device: string) => `Désactiver les notifications : ${device}`,
  obstacles: {
    denied:
      'Ce navigateur bloque les notifications de Heddle. Ouvrez les réglages du site à côté de la barre d’adresse, autorisez les notifications, puis revenez ici.',
    insecure:
      'Les notifications demandent une connexion sécurisée. Ouvrez Heddle à une adresse qui commence par https, ou adressez-vous à la personne qui administre ce serveur.',
    needs_install:
      'Sur iPhone et iPad, ajoutez d’abord Heddle à l’écran d’accueil : touchez Partager, puis Sur l’écran d’accueil. Ouvrez-le de là et revenez ici.',
    unsupported:
      'Ce navigateur ne peut pas recevoir de notifications. Les rappels sonnent quand même tant que Heddle est ouvert.',
  },
  pushErrors: {
    refused:
      'Son service de notifications a refusé la dernière. Désactivez puis réactivez les notifications sur cet appareil.',
    unreachable:
      'Son service de notifications est injoignable. Heddle réessaiera avec la prochaine notification.',
    busy: 'Son service de notifications était surchargé. Heddle réessaiera avec la prochaine notification.',
  },
  showAll: (count: number) => `Tout afficher (${count})`,
  remindersWhileAway: (count: number) =>
    plural(count, { one: '# rappel en votre absence', other: '# rappels en votre absence' }),
  countReminders: (count: number) => plural(count, { one: '# rappel', other: '# rappels' }),
  alsoSendsTo: (address: string) => `Envoie aussi chaque rappel à ${address}.`,
  completed: (title: string) => `Terminé : « ${title} »`,
  snoozedUntil: (time: string) => `Reporté à ${time}`,
  snoozedUntilTomorrow: (time: string) => `Reporté à demain, ${time}`,
  dismissOf: (title: string) => `Ignorer « ${title} »`,
  doneOf: (title: string) => `Terminer « ${title} »`,
  snoozeOf: (title: string) => `Reporter « ${title} »`,
  snoozes: {
    snooze_10_minutes: '10 minutes',
    snooze_1_hour: '1 heure',
    snooze_tomorrow: 'Demain',
  },
} satisfies typeof english;
