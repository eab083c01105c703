/** How to get a file out of each app that Heddle reads. */
export const exportGuides: readonly { app: string; how: string }[] = [
  {
    app: 'Todoist',
    how: 'Everything: Settings > Backups, download the latest ZIP. One project: its menu > Export as CSV, without relative dates. Completed tasks are in neither.',
  },
  {
    app: 'TickTick',
    how: 'On the web: Settings > Account > Backup & Restore > Generate Backup. It is a CSV file.',
  },
  {
    app: 'Microsoft To Do',
    how: 'It has no export. A tool that saves your lists as Microsoft Graph gives them makes a JSON file; Outlook exports its tasks as CSV.',
  },
  {
    app: 'Google Tasks',
    how: 'takeout.google.com, choose Tasks only. Choose the ZIP or the Tasks.json in it.',
  },
  { app: 'Apple Reminders', how: 'On a Mac: select a list, then File > Export. It is an .ics file.' },
  { app: 'Super Productivity', how: 'Settings > Sync & Export > Export Data. It is a JSON file.' },
  {
    app: 'Vikunja',
    how: 'Settings > Data Export. Choose the ZIP, or data.json of it if attachments make it too large.',
  },
  { app: 'Taskwarrior', how: 'Run “task export > tasks.json”.' },
  { app: 'todo.txt', how: 'Choose todo.txt or done.txt.' },
  { app: 'Heddle', how: 'Settings > Export, in the other account.' },
  { app: 'Any other', how: 'Save a table as CSV: you choose what its columns are. Or paste a list.' },
];
