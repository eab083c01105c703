import type english from '../en/import.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# taak', other: '# taken' });

export default {
  none: 'Geen',
  toChooseOtherColumnsCancel: 'Om andere kolommen te kiezen, annuleer je en kies je het bestand opnieuw.',
  columns: 'Kolommen',
  thereAreNoTasksIn: 'Er staan geen taken in die kunnen worden geïmporteerd.',
  allSettingsAndTheHistory: 'alle instellingen en de geschiedenis',
  chooseOneFileAtA: 'Kies één bestand tegelijk, of zet er meer samen in een ZIP-bestand.',
  dropAFileHereOr: 'Sleep een bestand hierheen, of kies er een.',
  fileToImport: 'Bestand om te importeren',
  chooseAFile: 'Bestand kiezen',
  pasteAList: 'Lijst plakken',
  readingTheFile: 'Bestand lezen',
  pasteOrTypeATask: 'Plak of typ eerst op elke regel een taak.',
  yourList: 'Je lijst',
  oneTaskOnEachLine: 'Eén taak per regel. Ingesprongen regels worden subtaken; “# Tuin” begint een project.',
  preview: 'Voorbeeld',
  whereDoIGetThe: 'Hoe kom ik aan het bestand?',
  accountRestored: 'Account teruggezet',
  imported: 'Geïmporteerd',
  importCanceled: 'Import geannuleerd',
  accountNotRestored: 'Account niet teruggezet',
  importUndone: 'Import ongedaan gemaakt',
  whatItAddedIsIn:
    'Wat is toegevoegd, staat in de prullenbak. Hetzelfde bestand kan opnieuw worden geïmporteerd.',
  undoTheImport: 'Import ongedaan maken',
  showAllTasks: 'Alle taken tonen',
  loadingTheImport: 'Import laden',
  restoreEverything: 'Alles terugzetten',
  cancel: 'Annuleren',
  chooseAnotherFile: 'Ander bestand kiezen',
  theFirstTasks: 'De eerste taken',
  theTasks: 'De taken',
  inbox: 'Inbox',
  projectsAndTheirThemes: 'Projecten en hun thema’s',
  eachListBecomesAProject:
    'Elke lijst wordt een project, de secties worden draden in het thema dat je kiest, en labels blijven labels. De Inbox heeft geen draden, dus daar worden secties ook labels.',
  noTitle: 'Geen titel',
  movingWhatItAddedTo: 'Wat is toegevoegd, gaat naar de prullenbak',
  everythingAppearsAtOnceWhen: 'Alles verschijnt in één keer als het compleet is',
  undoingTheImport: 'Import ongedaan maken',
  restoringYourAccount: 'Je account terugzetten',
  importingYourTasks: 'Je taken importeren',
  theConnectionWasLostThis:
    'De verbinding is verbroken. Het gaat op de server door, en je ziet het hier weer zodra je online bent.',
  import: 'Importeren',
  bringYourTasksFromAnother:
    'Neem je taken mee uit een andere app, een spreadsheet of een lijst. Je ziet eerst een voorbeeld en kunt de import daarna ongedaan maken. Een bestand opnieuw importeren voegt alleen toe wat er nieuw in is.',
  columnNames: {
    title: 'Titel',
    notes: 'Beschrijving',
    project: 'Project',
    section: 'Sectie',
    tags: 'Labels',
    priority: 'Prioriteit',
    due: 'Deadline',
    recurrence: 'Herhaling',
    completed: 'Afgerond',
    completed_at: 'Afgerond op',
    created_at: 'Gemaakt op',
    id: 'ID',
    parent: 'ID van hoofdtaak',
  },
  column: (number: number) => `Kolom ${number}`,
  counts: {
    tasks: countTasks,
    subtasks: (count: number) => plural(count, { one: '# subtaak', other: '# subtaken' }),
    completed: (count: number) => plural(count, { other: '# afgerond' }),
    dated: (count: number) => plural(count, { other: '# met een datum' }),
    recurring: (count: number) => plural(count, { other: '# terugkerend' }),
    threads: (count: number) => plural(count, { one: '# draad', other: '# draden' }),
    tags: (count: number) => plural(count, { one: '# label', other: '# labels' }),
  },
  tasksCounted: (tasks: number) => `${countTasks(tasks)}.`,
  tasksCountedWith: (tasks: number, list: string) => `${countTasks(tasks)}: ${list}.`,
  restored: {
    themes: (count: number) => plural(count, { one: '# thema', other: '# thema’s' }),
    projects: (count: number) => plural(count, { one: '# project', other: '# projecten' }),
    notes: (count: number) => plural(count, { one: '# notitie of link', other: '# notities en links' }),
    focus_sessions: (count: number) => plural(count, { one: '# focussessie', other: '# focussessies' }),
    mindfulness_sessions: (count: number) =>
      plural(count, { one: '# mindfulnesssessie', other: '# mindfulnesssessies' }),
    recordings: (count: number) => plural(count, { one: '# opname', other: '# opnamen' }),
    calendar_subscriptions: (count: number) => plural(count, { one: '# agenda', other: '# agenda’s' }),
    assistant_conversations: (count: number) => plural(count, { one: '# gesprek', other: '# gesprekken' }),
  },
  /** How to get a file out of each app. */
  guides: {
    todoist:
      'Alles: Instellingen > Back-ups, download de nieuwste ZIP. Eén project: het menu > Exporteren als CSV, zonder relatieve datums. Geen van beide bevat afgeronde taken.',
    ticktick: 'Op het web: Settings > Account > Backup & Restore > Generate Backup. Het is een CSV-bestand.',
    microsoftToDo:
      'Heeft zelf geen export. Exporteer je taken uit Outlook als CSV, of gebruik een hulpmiddel dat je lijsten uit Microsoft Graph als JSON opslaat.',
    googleTasks:
      'Selecteer op takeout.google.com alleen Tasks. Kies dan hier de ZIP, of de Tasks.json daarin.',
    appleReminders: 'Op een Mac: selecteer een lijst, dan Archief > Exporteer. Het is een .ics-bestand.',
    superProductivity:
      'Instellingen > Synchronisatie en export > Gegevens exporteren. Het is een JSON-bestand.',
    vikunja:
      'Instellingen > Gegevens exporteren. Kies de ZIP, of de data.json daarin als bijlagen de ZIP te groot maken.',
    taskwarrior: 'Voer “task export > tasks.json” uit.',
    todoTxt: 'Kies todo.txt of done.txt.',
    heddle: 'Instellingen > Import en export, in het andere account.',
    other: 'Sla een spreadsheet op als CSV en zeg dan wat er in elke kolom staat. Of plak een lijst.',
  },
  anyOtherApp: 'Elke andere app',
  fileFormats: 'CSV, ZIP, JSON, iCalendar of tekst, tot 20 MB.',
  sendingShare: (percent: string) => `Versturen, ${percent}`,
  aList: 'een lijst',
  lastImport: (file: string) => `Laatste import: ${file}`,
  countAdded: (count: number) => plural(count, { one: '# taak toegevoegd.', other: '# taken toegevoegd.' }),
  countExisting: (count: number) => plural(count, { other: '# al in Heddle.' }),
  countNotImported: (count: number) =>
    plural(count, {
      one: '# niet geïmporteerd: importeer het bestand opnieuw om die toe te voegen.',
      other: '# niet geïmporteerd: importeer het bestand opnieuw om ze toe te voegen.',
    }),
  failures: {
    not_empty:
      'Voordat het terugzetten begon, is er iets aan het account toegevoegd, dus is er niets teruggezet. Kies het bestand opnieuw om de taken aan het account toe te voegen.',
    refused:
      'Het bestand bevat een rij die Heddle niet kan opslaan, dus is er niets teruggezet. Exporteer het opnieuw vanuit het oorspronkelijke account.',
  },
  restoredAsItWas: (list: string) =>
    `Je account is nog leeg, dus wordt de hele export teruggezet zoals hij was: ${list}. Je e-mailadres en wachtwoord blijven zoals ze zijn, en opnamen komen zonder geluid. Dit kan niet ongedaan worden gemaakt.`,
  cannotBeImported: (count: number) =>
    plural(count, { one: '# kan niet worden geïmporteerd', other: '# kunnen niet worden geïmporteerd' }),
  importedWithChanges: (count: number) =>
    plural(count, {
      one: '# wordt met wijzigingen geïmporteerd',
      other: '# worden met wijzigingen geïmporteerd',
    }),
  importTasks: (count: number) => plural(count, { one: '# taak importeren', other: '# taken importeren' }),
  fileFrom: (file: string, app: string) => `${file}, uit ${app}`,
  tasksAndThreads: (tasks: number, threads: string) => `${countTasks(tasks)}; draden: ${threads}`,
  themeOf: (project: string) => `Thema van ${project}`,
  moreProjects: (count: number) =>
    plural(count, {
      one: 'En nog # project, in het thema dat het best past.',
      other: 'En nog # projecten, in de thema’s die het best passen.',
    }),
  countMore: (count: number) => plural(count, { other: 'nog #' }),
  row: (number: string) => `Rij ${number}:`,
  andMore: (count: number) => plural(count, { other: 'En nog #.' }),
  tasksOf: (done: string, all: number) =>
    plural(all, { one: `${done} van # taak`, other: `${done} van # taken` }),
  youCanLeave: (progress: string) => `${progress}. Je kunt deze pagina intussen verlaten.`,
} satisfies typeof english;
