import type english from '../en/home.ts';
import { plural } from './plural.ts';

export default {
  signUpIsOpen: 'Iedereen kan een account maken',
  gotIt: 'Begrepen',
  tryOneOfThese: 'Probeer een van deze',
  whatYouCanDoNext: 'Wat je nu kunt doen',
  hideTheseTips: 'Deze tips verbergen',
  pressATasksTitleTo:
    'Druk op de titel van een taak om een beschrijving of herinnering toe te voegen, en op het rondje als hij klaar is.',
  addTasksFromAnyPage:
    'Voeg vanaf elke pagina taken toe met de plusknop onderaan. Houd een taak ingedrukt om er meer te selecteren.',
  overviewLists: 'Overzichtslijsten',
  undo: 'Ongedaan maken',
  hideJustAdded: 'Net toegevoegd verbergen',
  justAdded: 'Net toegevoegd',
  whatYouJustAddedIs: 'Wat je net hebt toegevoegd, staat hierboven.',
  noRecentTasks: 'Geen recente taken',
  tasksYouAddAboveAppear: 'Taken die je hierboven toevoegt, verschijnen hier.',
  recentTasks: 'Recente taken',
  recentTasks2: 'Recente taken',
  allTasks: 'Alle taken',
  newThread: 'Nieuwe draad',
  noOpenThreads: 'Geen open draden',
  aThreadIsALine:
    'Een draad is een reeks taken binnen een thema die bij elkaar horen, zoals alles rond één reis.',
  loadingThreads: 'Draden laden…',
  openThreads: 'Open draden',
  noTasksYet: 'Nog geen taken',
  totalTasks: 'Taken in totaal',
  completed: 'Afgerond',
  pending: 'Open',
  completionRate: 'Aandeel afgerond',
  nothingNeedsAttention: 'Niets vraagt aandacht.',
  needsAttention: 'Vraagt aandacht',
  focusOnTheseImportantItems: 'Richt je op deze belangrijke taken',
  groupsOverview: 'Overzicht per groep',
  recents: 'Recent',
  searchResults: 'Zoekresultaten',
  closeSearchResults: 'Zoekresultaten sluiten',
  setUpHeddle: 'Heddle instellen',
  themeNotFound: 'Thema niet gevonden',
  goToAllTasks: 'Naar Alle taken',
  thereIsNoThemeWith: 'Er is geen thema met deze naam. In Alle taken staan al je thema’s.',
  cityTime: (city: string) => `Tijd in ${city}`,
  firstAccount:
    'Je hebt hier het eerste account gemaakt. Iedereen die deze server kan bereiken, kan er ook een maken. Start Heddle met <code>SIGNUP=closed</code> om dat uit te zetten; daarna voeg je mensen toe met <code>npm run account create ADDRESS</code>.',
  firstSentences: {
    two: {
      text: 'Dinsdag om 10 uur de dierenarts bellen, kattenvoer kopen',
      shows: 'Twee taken in één keer',
    },
    weekly: { text: 'Elke maandagavond het vuilnis buiten zetten', shows: 'Herhaalt elke week' },
    urgent: { text: 'Dringend: paspoort verlengen uiterlijk 12 maart', shows: 'Prioriteit en datum' },
  },
  quoted: (text: string) => `“${text}”`,
  tryFocus: 'Geef één taak 25 minuten zonder afleiding: <link>start een focussessie</link>.',
  tryShortcuts:
    'Voeg vanaf elke pagina taken toe met <key>q</key>, vind alles met <key>/</key> en bekijk alle sneltoetsen met <key>?</key>.',
  tabs: {
    recents: 'Recent',
    tasks: 'Taken',
    threads: 'Draden',
    links: 'Bewaarde links',
    activity: 'Activiteit',
  },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> taak</spoken>', other: '#<spoken> taken</spoken>' }),
  moreInAllTasks: (count: number) => plural(count, { other: 'Nog # in Alle taken' }),
  overdueTasks: (count: number) => plural(count, { one: '# taak te laat', other: '# taken te laat' }),
  highPriorityTasks: (count: number) =>
    plural(count, { one: '# taak met hoge prioriteit', other: '# taken met hoge prioriteit' }),
  highPriorityAndOverdue: (high: number, overdue: number) =>
    `${plural(high, { one: '# taak met hoge prioriteit', other: '# taken met hoge prioriteit' })} en ${plural(overdue, { other: '# andere te laat' })}`,
  groups: { work: 'Werk', personal: 'Persoonlijk', health: 'Gezondheid', learning: 'Leren' },
  doneOf: (done: number, total: number) => plural(total, { other: `${done} van # klaar` }),
  resultsFound: (count: number) =>
    plural(count, {
      one: '# resultaat. Druk op pijl-omlaag om ernaartoe te gaan, op Escape om te sluiten',
      other: '# resultaten. Druk op pijl-omlaag om ernaartoe te gaan, op Escape om te sluiten',
    }),
  viewAll: (count: number) => plural(count, { one: 'Bekijk # resultaat', other: 'Bekijk alle # resultaten' }),
  setupLinks: {
    import: 'Taken importeren uit een andere app',
    calendars: 'Je agenda’s naast je taken zien',
    reminders: 'Herinneringen op dit apparaat krijgen',
    voice: 'Je taken inspreken in plaats van typen',
    appearance: 'Kiezen hoe Heddle eruitziet',
  },
  greetings: { morning: 'Goedemorgen', afternoon: 'Goedemiddag', evening: 'Goedenavond' },
  greet: {
    morning: (name: string) => `Goedemorgen, ${name}`,
    afternoon: (name: string) => `Goedemiddag, ${name}`,
    evening: (name: string) => `Goedenavond, ${name}`,
  },
} satisfies typeof english;
