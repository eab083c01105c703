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
};
