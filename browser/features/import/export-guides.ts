/** Ways to get a file out of each app that Heddle reads. */
export const exportGuides: readonly { app: string; how: string }[] = [
  {
    app: 'Todoist',
    how: 'Everything: Settings > Backups, download the latest ZIP. One project: its menu > Export as CSV, without relative dates. Neither has completed tasks.',
  },
  {
    app: 'TickTick',
    how: 'On the web: Settings > Account > Backup & Restore > Generate Backup. It is a CSV file.',
  },
  {
    app: 'Microsoft To Do',
    how: 'It has no export of its own. Export your tasks from Outlook as CSV, or use a tool that saves your lists from Microsoft Graph as JSON.',
  },
  {
    app: 'Google Tasks',
    how: 'At takeout.google.com, select only Tasks. Then choose the ZIP here, or the Tasks.json in it.',
  },
  { app: 'Apple Reminders', how: 'On a Mac: select a list, then File > Export. It is an .ics file.' },
  { app: 'Super Productivity', how: 'Settings > Sync & Export > Export Data. It is a JSON file.' },
  {
    app: 'Vikunja',
    how: 'Settings > Data Export. Choose the ZIP, or the data.json in it if attachments make the ZIP too large.',
  },
  { app: 'Taskwarrior', how: 'Run “task export > tasks.json”.' },
  { app: 'todo.txt', how: 'Choose todo.txt or done.txt.' },
  { app: 'Heddle', how: 'Settings > Export, in the other account.' },
  { app: 'Any other app', how: 'Save a table as CSV, then say what each column holds. Or paste a list.' },
];
