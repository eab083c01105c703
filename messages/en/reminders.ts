import { plural } from './plural.ts';

export default {
  dailyDigest: 'Daily digest',
  whatIsDueTodayAnd: 'What is due today and what is overdue, once a day.',
  at: 'At',
  notificationsAreOn: 'Notifications are on',
  notifications: 'Notifications',
  remindersRingWhileHeddleIs:
    'Reminders ring while Heddle is open. Turn on notifications to be reminded when it is closed.',
  dismiss: 'Dismiss',
  turnOnNotifications: 'Turn on notifications',
  remindersRingWhileHeddleIsOpen:
    'Reminders ring while Heddle is open. A device with notifications on is also reminded when it is closed.',
  loadingYourDevices: 'Loading your devices',
  devicesWithNotificationsOn: 'Devices with notifications on',
  thisDevice: 'This device',
  noNotificationYet: 'No notification yet',
  sentItShouldAppearOn: 'Sent. It should appear on that device within a few seconds.',
  sendATest: 'Send a test',
  turnOff: 'Turn off',
  quietHours: 'Quiet hours',
  noRemindersRingDuringThese:
    'No reminders ring during these hours. Those that come due are sent together afterwards.',
  from: 'From',
  to: 'To',
  reminders: 'Reminders',
  dismissAll: 'Dismiss all',
  reminder: 'Reminder',
  emailReminders: 'Email reminders',
  open: 'Open',
  done: 'Done',
  snooze: 'Snooze',
  reminderSound: 'Reminder sound',
  playTheSound: 'Play the sound',
  notificationsAreOffOnThis: 'Notifications are off on this device',
  turnOn: 'Turn on',
  theBrowserCouldNotReach:
    'The browser could not reach its push service. Check your connection, or whether a privacy setting blocks push messages, and try again.',
  digestWays: { off: 'Off', push: 'Notification', mail: 'Email' },
  /** What is loading, in “Loading your reminder settings...”. */
  yourReminderSettings: 'your reminder settings',
  notificationsAreOff: (device: string) => `Notifications are off: ${device}`,
  lastNotification: (ago: string) => `Last notification ${ago}`,
  sendATestTo: (device: string) => `Send a test: ${device}`,
  turnOffOn: (device: string) => `Turn off notifications: ${device}`,
  /** Why notifications cannot be turned on here, and what helps. */
  obstacles: {
    denied:
      'This browser blocks notifications from Heddle. Open the site settings next to the address bar, allow notifications, and come back here.',
    insecure:
      'Notifications need a secure connection. Open Heddle at an address that begins with https, or ask whoever runs this server.',
    needs_install:
      'On iPhone and iPad, add Heddle to the Home Screen first: press Share, then Add to Home Screen. Open it from there and come back here.',
    unsupported: 'This browser cannot receive notifications. Reminders still ring while Heddle is open.',
  },
  /** What happened to the last message for a device. */
  pushErrors: {
    refused:
      'Its push service refused the last notification. Turn notifications off and on again on that device.',
    unreachable: 'Its push service could not be reached. Heddle will try again with the next notification.',
    busy: 'Its push service was too busy. Heddle will try again with the next notification.',
  },
  showAll: (count: number) => `Show all ${count}`,
  remindersWhileAway: (count: number) =>
    plural(count, { one: '# reminder while you were away', other: '# reminders while you were away' }),
  countReminders: (count: number) => plural(count, { one: '# reminder', other: '# reminders' }),
  alsoSendsTo: (address: string) => `Also sends every reminder to ${address}.`,
  completed: (title: string) => `Completed “${title}”`,
  snoozedUntil: (time: string) => `Snoozed until ${time}`,
  snoozedUntilTomorrow: (time: string) => `Snoozed until tomorrow, ${time}`,
  dismissOf: (title: string) => `Dismiss ${title}`,
  doneOf: (title: string) => `Done: ${title}`,
  snoozeOf: (title: string) => `Snooze ${title}`,
  snoozes: {
    snooze_10_minutes: '10 minutes',
    snooze_1_hour: '1 hour',
    snooze_tomorrow: 'Tomorrow',
  },
};
