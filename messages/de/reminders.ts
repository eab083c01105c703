import type english from '../en/reminders.ts';
import { plural } from './plural.ts';

export default {
  dailyDigest: 'Tagesüberblick',
  whatIsDueTodayAnd: 'Was heute fällig und was überfällig ist, einmal am Tag.',
  at: 'Um',
  notificationsAreOn: 'Mitteilungen sind an',
  notifications: 'Mitteilungen',
  remindersRingWhileHeddleIs:
    'Erinnerungen klingeln, solange Heddle offen ist. Schalte Mitteilungen ein, um auch sonst erinnert zu werden.',
  dismiss: 'Schließen',
  turnOnNotifications: 'Mitteilungen einschalten',
  remindersRingWhileHeddleIsOpen:
    'Erinnerungen klingeln, solange Heddle offen ist. Auf Geräten mit eingeschalteten Mitteilungen wirst du auch sonst erinnert.',
  loadingYourDevices: 'Deine Geräte werden geladen',
  devicesWithNotificationsOn: 'Geräte mit Mitteilungen',
  thisDevice: 'Dieses Gerät',
  noNotificationYet: 'Noch keine Mitteilung',
  sentItShouldAppearOn: 'Gesendet. Sie sollte in wenigen Sekunden auf dem Gerät erscheinen.',
  sendATest: 'Test senden',
  turnOff: 'Ausschalten',
  quietHours: 'Ruhezeiten',
  noRemindersRingDuringThese:
    'In dieser Zeit klingelt keine Erinnerung. Was fällig wird, kommt danach gesammelt.',
  from: 'Von',
  to: 'Bis',
  reminders: 'Erinnerungen',
  dismissAll: 'Alle schließen',
  reminder: 'Erinnerung',
  emailReminders: 'Erinnerungen per E-Mail',
  open: 'Öffnen',
  done: 'Erledigt',
  snooze: 'Später erinnern',
  reminderSound: 'Ton der Erinnerung',
  playTheSound: 'Ton abspielen',
  notificationsAreOffOnThis: 'Mitteilungen sind auf diesem Gerät aus',
  turnOn: 'Einschalten',
  theBrowserCouldNotReach:
    'Der Browser konnte seinen Push-Dienst nicht erreichen. Prüfe deine Verbindung, oder ob eine Datenschutzeinstellung Push-Nachrichten blockiert, und versuch es noch einmal.',
  digestWays: { off: 'Aus', push: 'Mitteilung', mail: 'E-Mail' },
  /** What is loading, in “Loading your reminder settings...”. */
  yourReminderSettings: 'Erinnerungseinstellungen',
  notificationsAreOff: (device: string) => `Mitteilungen sind aus: ${device}`,
  lastNotification: (ago: string) => `Letzte Mitteilung ${ago}`,
  sendATestTo: (device: string) => `Test senden: ${device}`,
  turnOffOn: (device: string) => `Mitteilungen ausschalten: ${device}`,
  /** Why notifications cannot be turned on here, and what helps. */
  obstacles: {
    denied:
      'Dieser Browser blockiert Mitteilungen von Heddle. Öffne die Website-Einstellungen neben der Adressleiste, erlaube Mitteilungen und komm hierher zurück.',
    insecure:
      'Mitteilungen brauchen eine sichere Verbindung. Öffne Heddle unter einer Adresse, die mit https beginnt, oder frag die Person, die diesen Server betreibt.',
    needs_install:
      'Auf iPhone und iPad musst du Heddle zuerst zum Home-Bildschirm hinzufügen: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne es von dort und komm hierher zurück.',
    unsupported:
      'Dieser Browser kann keine Mitteilungen empfangen. Erinnerungen klingeln trotzdem, solange Heddle offen ist.',
  },
  /** What happened to the last message for a device. */
  pushErrors: {
    refused:
      'Der Push-Dienst hat die letzte Mitteilung abgelehnt. Schalte Mitteilungen auf dem Gerät aus und wieder ein.',
    unreachable:
      'Der Push-Dienst war nicht erreichbar. Heddle versucht es mit der nächsten Mitteilung wieder.',
    busy: 'Der Push-Dienst war überlastet. Heddle versucht es mit der nächsten Mitteilung wieder.',
  },
  showAll: (count: number) => `Alle ${count} anzeigen`,
  remindersWhileAway: (count: number) =>
    plural(count, {
      one: '# Erinnerung, während du weg warst',
      other: '# Erinnerungen, während du weg warst',
    }),
  countReminders: (count: number) => plural(count, { one: '# Erinnerung', other: '# Erinnerungen' }),
  alsoSendsTo: (address: string) => `Schickt jede Erinnerung auch an ${address}.`,
  completed: (title: string) => `„${title}“ erledigt`,
  snoozedUntil: (time: string) => `Neue Erinnerung um ${time}`,
  snoozedUntilTomorrow: (time: string) => `Neue Erinnerung morgen, ${time}`,
  dismissOf: (title: string) => `${title} schließen`,
  doneOf: (title: string) => `Erledigt: ${title}`,
  snoozeOf: (title: string) => `Später erinnern: ${title}`,
  snoozes: {
    snooze_10_minutes: '10 Minuten',
    snooze_1_hour: '1 Stunde',
    snooze_tomorrow: 'Morgen',
  },
} satisfies typeof english;
