import type english from '../en/home.ts';
import { plural } from './plural.ts';

export default {
  signUpIsOpen: 'Die Registrierung ist offen',
  gotIt: 'Verstanden',
  tryOneOfThese: 'Probier mal',
  whatYouCanDoNext: 'Was du als Nächstes tun kannst',
  hideTheseTips: 'Tipps ausblenden',
  pressATasksTitleTo:
    'Tippe auf den Titel einer Aufgabe, um eine Beschreibung oder Erinnerung hinzuzufügen, und auf den Kreis, wenn sie erledigt ist.',
  addTasksFromAnyPage:
    'Mit dem Plus unten fügst du auf jeder Seite Aufgaben hinzu. Halte eine Aufgabe gedrückt, um mehrere auszuwählen.',
  overviewLists: 'Listen der Übersicht',
  undo: 'Rückgängig',
  hideJustAdded: 'Gerade Hinzugefügtes ausblenden',
  justAdded: 'Gerade hinzugefügt',
  whatYouJustAddedIs: 'Was du gerade hinzugefügt hast, steht oben.',
  noRecentTasks: 'Keine neuen Aufgaben',
  tasksYouAddAboveAppear: 'Aufgaben, die du oben hinzufügst, erscheinen hier.',
  recentTasks: 'Neueste Aufgaben',
  recentTasks2: 'Neueste Aufgaben',
  allTasks: 'Alle Aufgaben',
  newThread: 'Neuer Strang',
  noOpenThreads: 'Keine offenen Stränge',
  aThreadIsALine:
    'Ein Strang verbindet zusammengehörige Aufgaben in einem Thema, zum Beispiel alles rund um eine Reise.',
  loadingThreads: 'Stränge werden geladen …',
  openThreads: 'Offene Stränge',
  noTasksYet: 'Noch keine Aufgaben',
  totalTasks: 'Aufgaben gesamt',
  completed: 'Erledigt',
  pending: 'Offen',
  completionRate: 'Quote',
  nothingNeedsAttention: 'Gerade braucht dich nichts.',
  needsAttention: 'Braucht dich',
  focusOnTheseImportantItems: 'Kümmere dich zuerst um das Wichtige',
  groupsOverview: 'Themen im Überblick',
  recents: 'Neueste',
  searchResults: 'Suchergebnisse',
  closeSearchResults: 'Suchergebnisse schließen',
  setUpHeddle: 'Heddle einrichten',
  themeNotFound: 'Thema nicht gefunden',
  goToAllTasks: 'Zu „Alle Aufgaben“',
  thereIsNoThemeWith:
    'Es gibt kein Thema mit diesem Namen. Unter „Alle Aufgaben“ findest du alle deine Themen.',
  cityTime: (city: string) => `Zeitzone ${city}`,
  firstAccount:
    'Du hast hier das erste Konto erstellt. Wer diesen Server erreicht, kann ebenfalls eines erstellen. Um die Registrierung zu schließen, starte Heddle mit <code>SIGNUP=closed</code>; um später noch jemanden hinzuzufügen, führe <code>npm run account create ADDRESS</code> aus.',
  firstSentences: {
    two: {
      text: 'Dienstag um 10 Uhr Tierarzt anrufen, Katzenfutter kaufen',
      shows: 'Zwei Aufgaben auf einmal',
    },
    weekly: { text: 'Jeden Montagabend Müll rausbringen', shows: 'Wiederholt sich jede Woche' },
    urgent: { text: 'Dringend: Reisepass bis zum 12. März verlängern', shows: 'Priorität und Datum' },
  },
  quoted: (text: string) => `„${text}“`,
  tryFocus: 'Gib einer Aufgabe 25 Minuten ohne Ablenkung: <link>Fokuszeit starten</link>.',
  tryShortcuts:
    'Mit <key>q</key> fügst du auf jeder Seite Aufgaben hinzu, mit <key>/</key> findest du alles, und <key>?</key> zeigt alle Tastenkürzel.',
  tabs: {
    recents: 'Neueste',
    tasks: 'Aufgaben',
    threads: 'Stränge',
    links: 'Gespeicherte Links',
    activity: 'Verlauf',
  },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> Aufgabe</spoken>', other: '#<spoken> Aufgaben</spoken>' }),
  moreInAllTasks: (count: number) =>
    plural(count, { one: '# weitere unter „Alle Aufgaben“', other: '# weitere unter „Alle Aufgaben“' }),
  overdueTasks: (count: number) =>
    plural(count, { one: '# überfällige Aufgabe', other: '# überfällige Aufgaben' }),
  highPriorityTasks: (count: number) =>
    plural(count, { one: '# Aufgabe mit hoher Priorität', other: '# Aufgaben mit hoher Priorität' }),
  highPriorityAndOverdue: (high: number, overdue: number) =>
    `${plural(high, { one: '# Aufgabe mit hoher Priorität', other: '# Aufgaben mit hoher Priorität' })}, ${plural(overdue, { one: '# weitere überfällig', other: '# weitere überfällig' })}`,
  groups: { work: 'Arbeit', personal: 'Privat', health: 'Gesundheit', learning: 'Lernen' },
  doneOf: (done: number, total: number) => plural(total, { other: `${done} von # erledigt` }),
  resultsFound: (count: number) =>
    plural(count, {
      one: '# Ergebnis. Mit der Pfeiltaste nach unten gehst du hin, mit Escape schließt du die Liste',
      other: '# Ergebnisse. Mit der Pfeiltaste nach unten gehst du hin, mit Escape schließt du die Liste',
    }),
  viewAll: (count: number) =>
    plural(count, { one: '# Ergebnis anzeigen', other: 'Alle # Ergebnisse anzeigen' }),
  setupLinks: {
    import: 'Aufgaben aus einer anderen App importieren',
    calendars: 'Deine Kalender neben deinen Aufgaben sehen',
    reminders: 'Auf diesem Gerät erinnert werden',
    voice: 'Aufgaben sprechen statt tippen',
    appearance: 'Aussehen von Heddle wählen',
  },
  greetings: { morning: 'Guten Morgen', afternoon: 'Guten Tag', evening: 'Guten Abend' },
  greet: {
    morning: (name: string) => `Guten Morgen, ${name}`,
    afternoon: (name: string) => `Guten Tag, ${name}`,
    evening: (name: string) => `Guten Abend, ${name}`,
  },
} satisfies typeof english;
