import type english from '../en/import.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' });

export default {
  none: 'Keine',
  toChooseOtherColumnsCancel: 'Um andere Spalten zu wählen, brich ab und wähle die Datei noch einmal.',
  columns: 'Spalten',
  thereAreNoTasksIn: 'Darin sind keine Aufgaben, die sich importieren lassen.',
  allSettingsAndTheHistory: 'alle Einstellungen und der Verlauf',
  chooseOneFileAtA: 'Wähle eine Datei nach der anderen oder pack mehrere in eine ZIP-Datei.',
  dropAFileHereOr: 'Zieh eine Datei hierher oder wähle eine.',
  fileToImport: 'Zu importierende Datei',
  chooseAFile: 'Datei wählen',
  pasteAList: 'Liste einfügen',
  readingTheFile: 'Datei wird gelesen',
  pasteOrTypeATask: 'Füge zuerst Aufgaben ein oder tippe sie, eine pro Zeile.',
  yourList: 'Deine Liste',
  oneTaskOnEachLine:
    'Eine Aufgabe pro Zeile. Eingerückte Zeilen werden Teilaufgaben; „# Garten“ beginnt ein Projekt.',
  preview: 'Vorschau',
  whereDoIGetThe: 'Woher bekomme ich die Datei?',
  accountRestored: 'Konto wiederhergestellt',
  imported: 'Importiert',
  importCanceled: 'Import abgebrochen',
  accountNotRestored: 'Konto nicht wiederhergestellt',
  importUndone: 'Import rückgängig gemacht',
  whatItAddedIsIn:
    'Was er hinzugefügt hat, ist im Papierkorb. Du kannst dieselbe Datei noch einmal importieren.',
  undoTheImport: 'Import rückgängig machen',
  showAllTasks: 'Alle Aufgaben anzeigen',
  loadingTheImport: 'Import wird geladen',
  restoreEverything: 'Alles wiederherstellen',
  cancel: 'Abbrechen',
  chooseAnotherFile: 'Andere Datei wählen',
  theFirstTasks: 'Die ersten Aufgaben',
  theTasks: 'Die Aufgaben',
  inbox: 'Eingang',
  projectsAndTheirThemes: 'Projekte und ihre Themen',
  eachListBecomesAProject:
    'Jede Liste wird ein Projekt, ihre Abschnitte werden Stränge in dem Thema, das du wählst, und Etiketten werden Schlagwörter. Der Eingang hat keine Stränge, deshalb werden Abschnitte dort auch Schlagwörter.',
  noTitle: 'Ohne Titel',
  movingWhatItAddedTo: 'Hinzugefügtes kommt in den Papierkorb',
  everythingAppearsAtOnceWhen: 'Alles erscheint auf einmal, wenn es fertig ist',
  undoingTheImport: 'Import wird rückgängig gemacht',
  restoringYourAccount: 'Dein Konto wird wiederhergestellt',
  importingYourTasks: 'Deine Aufgaben werden importiert',
  theConnectionWasLostThis:
    'Die Verbindung ist weg. Auf dem Server geht es weiter, und du siehst es hier, sobald du wieder online bist.',
  import: 'Import',
  bringYourTasksFromAnother:
    'Hol deine Aufgaben aus einer anderen App, einer Tabelle oder einer Liste. Du siehst zuerst eine Vorschau und kannst den Import danach rückgängig machen. Importierst du eine Datei noch einmal, kommt nur das Neue dazu.',
  columnNames: {
    title: 'Titel',
    notes: 'Notizen',
    project: 'Projekt',
    section: 'Abschnitt',
    tags: 'Schlagwörter',
    priority: 'Priorität',
    due: 'Termin',
    recurrence: 'Wiederholung',
    completed: 'Erledigt',
    completed_at: 'Erledigt am',
    created_at: 'Erstellt am',
    id: 'ID',
    parent: 'Übergeordnete ID',
  },
  column: (number: number) => `Spalte ${number}`,
  counts: {
    tasks: countTasks,
    subtasks: (count: number) => plural(count, { one: '# Teilaufgabe', other: '# Teilaufgaben' }),
    completed: (count: number) => plural(count, { other: '# erledigt' }),
    dated: (count: number) => plural(count, { other: '# mit Datum' }),
    recurring: (count: number) => plural(count, { one: '# wiederkehrend', other: '# wiederkehrend' }),
    threads: (count: number) => plural(count, { one: '# Strang', other: '# Stränge' }),
    tags: (count: number) => plural(count, { one: '# Schlagwort', other: '# Schlagwörter' }),
  },
  tasksCounted: (tasks: number) => `${countTasks(tasks)}.`,
  tasksCountedWith: (tasks: number, list: string) => `${countTasks(tasks)}: ${list}.`,
  restored: {
    themes: (count: number) => plural(count, { one: '# Thema', other: '# Themen' }),
    projects: (count: number) => plural(count, { one: '# Projekt', other: '# Projekte' }),
    notes: (count: number) => plural(count, { one: '# Notiz oder Link', other: '# Notizen und Links' }),
    focus_sessions: (count: number) => plural(count, { one: '# Fokuszeit', other: '# Fokuszeiten' }),
    mindfulness_sessions: (count: number) =>
      plural(count, { one: '# Achtsamkeitsübung', other: '# Achtsamkeitsübungen' }),
    recordings: (count: number) => plural(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
    calendar_subscriptions: (count: number) => plural(count, { one: '# Kalender', other: '# Kalender' }),
    assistant_conversations: (count: number) => plural(count, { one: '# Gespräch', other: '# Gespräche' }),
  },
  /** How to get a file out of each app. */
  guides: {
    todoist:
      'Alles: Einstellungen > Backups, das neueste ZIP herunterladen. Ein Projekt: sein Menü > Als CSV exportieren, ohne relative Daten. Erledigte Aufgaben sind in keinem von beiden.',
    ticktick:
      'Im Web: Einstellungen > Konto > Sichern & Wiederherstellen > Sicherung erstellen. Es ist eine CSV-Datei.',
    microsoftToDo:
      'Es hat keinen eigenen Export. Exportiere deine Aufgaben aus Outlook als CSV oder verwende ein Werkzeug, das deine Listen aus Microsoft Graph als JSON speichert.',
    googleTasks:
      'Wähle auf takeout.google.com nur Tasks aus. Wähle dann hier das ZIP oder die Tasks.json darin.',
    appleReminders: 'Auf einem Mac: eine Liste auswählen, dann Ablage > Exportieren. Es ist eine .ics-Datei.',
    superProductivity: 'Einstellungen > Sync & Export > Daten exportieren. Es ist eine JSON-Datei.',
    vikunja:
      'Einstellungen > Datenexport. Wähle das ZIP oder die data.json darin, falls Anhänge das ZIP zu groß machen.',
    taskwarrior: 'Führe „task export > tasks.json“ aus.',
    todoTxt: 'Wähle todo.txt oder done.txt.',
    heddle: 'Einstellungen > Import und Export, im anderen Konto.',
    other:
      'Speichere eine Tabelle als CSV und sag dann, was in jeder Spalte steht. Oder füge eine Liste ein.',
  },
  anyOtherApp: 'Jede andere App',
  fileFormats: 'CSV, ZIP, JSON, iCalendar oder Text, bis zu 20 MB.',
  sendingShare: (percent: string) => `Wird gesendet, ${percent}`,
  aList: 'eine Liste',
  lastImport: (file: string) => `Letzter Import: ${file}`,
  countAdded: (count: number) =>
    plural(count, { one: '# Aufgabe hinzugefügt.', other: '# Aufgaben hinzugefügt.' }),
  countExisting: (count: number) => plural(count, { other: '# schon in Heddle.' }),
  countNotImported: (count: number) =>
    plural(count, { other: '# nicht importiert: Importiere die Datei noch einmal, um sie hinzuzufügen.' }),
  failures: {
    not_empty:
      'Bevor die Wiederherstellung begann, kam etwas zum Konto hinzu, deshalb wurde nichts wiederhergestellt. Wähle die Datei noch einmal, um ihre Aufgaben hinzuzufügen.',
    refused:
      'Die Datei enthält eine Zeile, die Heddle nicht speichern kann, deshalb wurde nichts wiederhergestellt. Exportiere sie noch einmal aus dem ursprünglichen Konto.',
  },
  restoredAsItWas: (list: string) =>
    `Dein Konto ist noch leer, deshalb wird der ganze Export so wiederhergestellt, wie er war: ${list}. Deine E-Mail-Adresse und dein Passwort bleiben, und Aufnahmen kommen ohne Ton. Das kann nicht rückgängig gemacht werden.`,
  cannotBeImported: (count: number) =>
    plural(count, { one: '# kann nicht importiert werden', other: '# können nicht importiert werden' }),
  importedWithChanges: (count: number) =>
    plural(count, { one: '# wird mit Änderungen importiert', other: '# werden mit Änderungen importiert' }),
  importTasks: (count: number) =>
    plural(count, { one: '# Aufgabe importieren', other: '# Aufgaben importieren' }),
  fileFrom: (file: string, app: string) => `${file}, aus ${app}`,
  tasksAndThreads: (tasks: number, threads: string) => `${countTasks(tasks)}; Stränge: ${threads}`,
  themeOf: (project: string) => `Thema von ${project}`,
  moreProjects: (count: number) =>
    plural(count, {
      one: 'Und # weiteres Projekt, im Thema, das am besten passt.',
      other: 'Und # weitere Projekte, in den Themen, die am besten passen.',
    }),
  countMore: (count: number) => plural(count, { other: '# weitere' }),
  row: (number: string) => `Zeile ${number}:`,
  andMore: (count: number) => plural(count, { other: 'Und # weitere.' }),
  tasksOf: (done: string, all: number) => plural(all, { other: `${done} von # Aufgaben` }),
  youCanLeave: (progress: string) => `${progress}. Du kannst diese Seite inzwischen verlassen.`,
} satisfies typeof english;
