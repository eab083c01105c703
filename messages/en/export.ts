export default {
  yourExportHasBeenDownloaded: 'Your export has been downloaded',
  theExportWasInterruptedCheck: 'The export was interrupted. Check your connection and try again.',
  oneChangeIsOnlyOn: 'One change is only on this device',
  exportWithoutThem: 'Export without them',
  cancel: 'Cancel',
  export: 'Export',
  allYourDataInOne:
    'All your data in one JSON file: tasks, including those in the trash, your captures as you typed them, texts of recordings, conversations, themes, threads, projects, notes, focus and mindfulness sessions, settings and the history of your changes.',
  exportEverything: 'Export everything',
  yourTasksForOtherPrograms: 'Your tasks for other programs',
  download: 'Download',
  andMore: (count: number) => `and ${count} more`,
  changesAreOnlyOn: (count: number) => `${count} changes are only on this device`,
  wouldNotInclude: (changes: string) =>
    `The export comes from the server and would not include:\n\n${changes}\n\nTo include them, cancel and wait until the cloud says “Synced”.`,
  formats: {
    csv: 'Open tasks in Todoist’s columns, for Todoist, other task managers and spreadsheets.',
    markdown:
      'All tasks as checklists under their themes and threads, then your notes and saved links, to read or to keep in a notes app.',
    icalendar:
      'All tasks as to-dos with dates and reminders, for Apple Reminders, Thunderbird and Nextcloud Tasks.',
    taskwarrior: 'All tasks as JSON for “task import”.',
  },
  downloadAs: (format: string) => `Download ${format}`,
};
