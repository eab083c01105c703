export default {
  appearance: 'Appearance',
  systemFollowsTheSettingOf: 'System follows the setting of your device.',
  taskRows: 'Task rows',
  clock: 'Clock',
  howTimesAreShownHere:
    'How times are shown, here and in mails and notifications. What you type is understood either way, and the time fields of forms follow your browser.',
  automatic: 'Automatic',
  forgetWhatHeddleLearnedFrom: 'Forget what Heddle learned from you?',
  yourTasksStayWhereThey:
    'Your tasks stay where they are. New ones are filed as if you had never corrected Heddle.',
  forget: 'Forget',
  cancel: 'Cancel',
  heddleHasForgottenWhatIt: 'Heddle has forgotten what it learned from you',
  undo: 'Undo',
  personalization: 'Personalization',
  whenYouChooseATheme:
    'When you choose a theme yourself, Heddle remembers it for tasks like that one. It stays in your account and is not used for anyone else.',
  nothingYetChooseATheme: 'Nothing yet. Choose a theme for a task, and it will show up here.',
  forgetAllOfIt: 'Forget all of it',
  keyboard: 'Keyboard',
  singleKeyShortcuts: 'Single-key shortcuts',
  singleLettersAndSymbolsWork:
    'Single letters and symbols work as shortcuts while you are not typing. Turn them off if you press them by accident or if they get in the way of speech input.',
  sidebar: 'Sidebar',
  hideThePagesAndThemes:
    'Hide the pages and themes you do not use. Ctrl+K and the shortcuts still open them, and All Tasks still shows every theme.',
  themes: 'Themes',
  timesOfDay: 'Times of day',
  theTimeATaskGets: 'The time a task gets when you say only a part of the day, such as “tomorrow morning”.',
  firstDayOfTheWeek: 'First day of the week',
  theDayOnWhichWeeks: 'The day on which weeks begin in lists and filters.',
  thisIsNotOnYour: 'This is not on your device yet. It loads when you are online again.',
  settings: 'Settings',
  loadingSettings: 'Loading settings',
};
