import type english from '../en/reminders.ts';
import { plural } from './plural.ts';

export default {
  dailyDigest: 'Dagoverzicht',
  whatIsDueTodayAnd: 'Wat vandaag moet en wat te laat is, één keer per dag.',
  at: 'Om',
  notificationsAreOn: 'Meldingen staan aan',
  notifications: 'Meldingen',
  remindersRingWhileHeddleIs:
    'Herinneringen klinken als Heddle open is. Zet meldingen aan om ze ook te krijgen als Heddle gesloten is.',
  dismiss: 'Sluiten',
  turnOnNotifications: 'Meldingen aanzetten',
  remindersRingWhileHeddleIsOpen:
    'Herinneringen klinken als Heddle open is. Een apparaat waarop meldingen aanstaan, krijgt ze ook als Heddle gesloten is.',
  loadingYourDevices: 'Je apparaten laden',
  devicesWithNotificationsOn: 'Apparaten waarop meldingen aanstaan',
  thisDevice: 'Dit apparaat',
  noNotificationYet: 'Nog geen melding',
  sentItShouldAppearOn: 'Verstuurd. Binnen een paar seconden verschijnt de melding op dat apparaat.',
  sendATest: 'Test sturen',
  turnOff: 'Uitzetten',
  quietHours: 'Stille uren',
  noRemindersRingDuringThese:
    'Tijdens deze uren klinken er geen herinneringen. Wat in die tijd valt, krijg je na afloop in één keer.',
  from: 'Van',
  to: 'Tot',
  reminders: 'Herinneringen',
  dismissAll: 'Alles sluiten',
  reminder: 'Herinnering',
  emailReminders: 'Herinneringen per e-mail',
  open: 'Openen',
  done: 'Klaar',
  snooze: 'Uitstellen',
  reminderSound: 'Geluid van herinneringen',
  playTheSound: 'Geluid afspelen',
  notificationsAreOffOnThis: 'Meldingen staan uit op dit apparaat',
  turnOn: 'Aanzetten',
  theBrowserCouldNotReach:
    'De browser kon zijn pushdienst niet bereiken. Controleer je verbinding, of kijk of een privacy-instelling pushberichten blokkeert, en probeer het opnieuw.',
  digestWays: { off: 'Uit', push: 'Melding', mail: 'E-mail' },
  yourReminderSettings: 'je herinneringsinstellingen',
  notificationsAreOff: (device: string) => `Meldingen staan uit: ${device}`,
  lastNotification: (ago: string) => `Laatste melding ${ago}`,
  sendATestTo: (device: string) => `Test sturen: ${device}`,
  turnOffOn: (device: string) => `Meldingen uitzetten: ${device}`,
  obstacles: {
    denied:
      'Deze browser blokkeert meldingen van Heddle. Open de site-instellingen naast de adresbalk, sta meldingen toe en kom hier terug.',
    insecure:
      'Meldingen werken alleen via een beveiligde verbinding. Open Heddle op een adres dat met https begint, of vraag het aan de beheerder van deze server.',
    needs_install:
      'Zet Heddle op iPhone en iPad eerst op het beginscherm: tik op Deel en dan op Zet op beginscherm. Open Heddle daar en kom hier terug.',
    unsupported: 'Deze browser kan geen meldingen ontvangen. Herinneringen klinken wel als Heddle open is.',
  },
  pushErrors: {
    refused: 'De pushdienst weigerde de laatste melding. Zet meldingen op dat apparaat uit en weer aan.',
    unreachable: 'De pushdienst was onbereikbaar. Heddle probeert het opnieuw bij de volgende melding.',
    busy: 'De pushdienst had het te druk. Heddle probeert het opnieuw bij de volgende melding.',
  },
  showAll: (count: number) => `Alle ${count} tonen`,
  remindersWhileAway: (count: number) =>
    plural(count, { one: '# herinnering terwijl je weg was', other: '# herinneringen terwijl je weg was' }),
  countReminders: (count: number) => plural(count, { one: '# herinnering', other: '# herinneringen' }),
  alsoSendsTo: (address: string) => `Stuurt elke herinnering ook naar ${address}.`,
  completed: (title: string) => `“${title}” afgerond`,
  snoozedUntil: (time: string) => `Uitgesteld tot ${time}`,
  snoozedUntilTomorrow: (time: string) => `Uitgesteld tot morgen, ${time}`,
  dismissOf: (title: string) => `Sluiten: ${title}`,
  doneOf: (title: string) => `Klaar: ${title}`,
  snoozeOf: (title: string) => `Uitstellen: ${title}`,
  snoozes: {
    snooze_10_minutes: '10 minuten',
    snooze_1_hour: '1 uur',
    snooze_tomorrow: 'Morgen',
  },
} satisfies typeof english;
