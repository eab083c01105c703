import type english from '../en/model-later.ts';
import { plural } from './plural.ts';

const inbox = 'Eingang';
const anotherTheme = 'ein anderes Thema';
const anotherThread = 'ein anderer Strang';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Nouns keep their capital letter. */
const startsWithNoun =
  /^(?:Absicht|Adresse|Aufgabe|Beginn|Beschreibung|Datum|Ende|Ergebnis|Erinnerung|Farbe|Priorität|Projekt|Schlagw|Stimmung|Strang|Symbol|Teilaufgabe|Text|Thema|Titel)/;

export default {
  inbox,
  added: 'Hinzugefügt',
  movedToTheTrash: 'In den Papierkorb gelegt',
  deleted: 'Gelöscht',
  restored: 'Wiederhergestellt',
  confirmedTheTheme: 'Thema bestätigt',
  changed: 'Geändert',
  moved: 'Verschoben',
  /** A change that is told after another, as in `Priorität hoch, Datum entfernt`, or amid a sentence. */
  continued: (change: string) => (startsWithNoun.test(change) ? change : lower(change)),
  /** A text that was not kept, by its field. */
  valueOf: (label: string, value: string) => `${label}: ${value}`,
  textLabels: { title: 'Titel', description: 'Beschreibung', name: 'Name', body: 'Text', url: 'Adresse' },
  /** One change of several things: `3 Aufgaben erledigt`, but `Nach Arbeit verschoben: 3 Aufgaben`. */
  changedThings: (change: string, things: string) =>
    change.includes(' ') ? `${change}: ${things}` : `${things} ${lower(change)}`,
  things: {
    task: (count: number) => plural(count, { one: '# Aufgabe', other: '# Aufgaben' }),
    theme: (count: number) => plural(count, { one: '# Thema', other: '# Themen' }),
    thread: (count: number) => plural(count, { one: '# Strang', other: '# Stränge' }),
    project: (count: number) => plural(count, { one: '# Projekt', other: '# Projekte' }),
    note: (count: number) => plural(count, { one: '# Notiz', other: '# Notizen' }),
    mindfulness_session: (count: number) =>
      plural(count, { one: '# Achtsamkeitsübung', other: '# Achtsamkeitsübungen' }),
    focus_session: (count: number) => plural(count, { one: '# Fokuszeit', other: '# Fokuszeiten' }),
    mixed: (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  },
  /** What was added, deleted or restored: `Thema gelöscht`. */
  changedKind: (change: string, kind: string) => `${kind} ${lower(change)}`,
  kinds: {
    task: 'Aufgabe',
    theme: 'Thema',
    thread: 'Strang',
    project: 'Projekt',
    note: 'Notiz',
    mindfulness_session: 'Achtsamkeitsübung',
    focus_session: 'Fokuszeit',
  },
  quoted: (name: string) => `„${name}“`,
  /** Names of threads, projects and tasks come in quotation marks. */
  mergedInto: (thread: string) =>
    `Mit ${thread === anotherThread ? 'einem anderen Strang' : thread} zusammengeführt`,
  renamedFrom: (name: string) => `Umbenannt (vorher „${name}“)`,
  movedTo: (theme: string) => {
    if (theme === inbox) return 'In den Eingang verschoben';
    return theme === anotherTheme ? 'In ein anderes Thema verschoben' : `Nach ${theme} verschoben`;
  },
  takenOut: (of: string) => `Aus ${of} herausgenommen`,
  putInThread: (thread: string | undefined) =>
    thread ? `Strang ${thread} zugeordnet` : 'Einem Strang zugeordnet',
  putInProject: (project: string | undefined) =>
    project ? `Projekt ${project} zugeordnet` : 'Einem Projekt zugeordnet',
  madeASubtask: (of: string) => `Zur Teilaufgabe von ${of} gemacht`,
  notesChanged: 'Beschreibung geändert',
  prioritized: {
    urgent: 'Priorität dringend',
    high: 'Priorität hoch',
    medium: 'Priorität mittel',
    low: 'Priorität niedrig',
  },
  priorityRemoved: 'Priorität entfernt',
  /** `date` is as in `21. Nov., 09:00`. */
  due: (date: string) => `Fällig am ${date}`,
  reminderAt: (date: string) => `Erinnerung am ${date}`,
  foundAreLeft: (count: number) => `In der Beschreibung gefunden: noch ${count} übrig`,
  nothingFoundIsLeft: 'In der Beschreibung gefunden: nichts mehr übrig',
  snoozedUntil: (date: string) => `Erinnerung auf den ${date} verschoben`,
  /** `how` is as in `alle 2 Wochen am Mo`. */
  repeats: (how: string) => `Wiederholt sich ${how}`,
  estimate: (count: number) =>
    plural(count, { one: 'Geschätzte Dauer: # Pomodoro', other: 'Geschätzte Dauer: # Pomodoros' }),
  moodBeforeNoted: 'Stimmung vorher notiert',
  moodBeforeRemoved: 'Stimmung vorher entfernt',
  moodAfterNoted: 'Stimmung nachher notiert',
  moodAfterRemoved: 'Stimmung nachher entfernt',
  taskNamed: (task: string) => `Aufgabe ${task}`,
  taskChanged: 'Aufgabe geändert',
  taskRemoved: 'Aufgabe entfernt',
  intent: (intent: string) => `Absicht: „${intent}“`,
  outcomes: { done: 'Geschafft', partly: 'Teilweise geschafft', not: 'Nicht geschafft' },
  interruptions: (count: number) => plural(count, { one: '# Unterbrechung', other: '# Unterbrechungen' }),
  tagged: (tags: string) => `${tags.includes(', ') ? 'Schlagwörter' : 'Schlagwort'} ${tags} hinzugefügt`,
  untagged: (tags: string) => `${tags.includes(', ') ? 'Schlagwörter' : 'Schlagwort'} ${tags} entfernt`,
  /** What a language model changed in a capture; follows `Verfeinert:`. */
  splitInto: (count: number) => `in ${count} Aufgaben aufgeteilt`,
  joined: (count: number) => `${count} Aufgaben zusammengeführt`,
  changedTasks: (count: number) => `${count} Aufgaben geändert`,
  fieldLabels: {
    title: 'Titel',
    due_date: 'Datum',
    recurrence: 'Wiederholung',
    remind_at: 'Erinnerung',
    priority: 'Priorität',
    theme_id: 'Thema',
    thread_id: 'Strang',
    project_id: 'Projekt',
    tags: 'Schlagwörter',
    description: 'Beschreibung',
  },
  priorities: { urgent: 'dringend', high: 'hoch', medium: 'mittel', low: 'niedrig' },
  anotherThread,
  completed: 'Erledigt',
  reopened: 'Wieder geöffnet',
  started: 'Begonnen',
  paused: 'Pausiert',
  noLongerStarted: 'Nicht mehr begonnen',
  anotherTheme,
  /** After “Aus”. */
  itsThread: 'ihrem Strang',
  itsProject: 'ihrem Projekt',
  madeATaskOfIts: 'Zur eigenen Aufgabe gemacht',
  /** After “von”. */
  anotherTask: 'einer anderen Aufgabe',
  anotherProject: 'ein anderes Projekt',
  dateRemoved: 'Datum entfernt',
  reminderRemoved: 'Erinnerung entfernt',
  noLongerRepeats: 'Wiederholt sich nicht mehr',
  countedFromCompletion: 'Ab dem Erledigen gezählt',
  countedFromTheDueDate: 'Ab dem Termin gezählt',
  openedAgain: 'Wieder geöffnet',
  closed: 'Abgeschlossen',
  takenOutOfTheArchive: 'Aus dem Archiv geholt',
  archived: 'Archiviert',
  colorChanged: 'Farbe geändert',
  iconChanged: 'Symbol geändert',
  textChanged: 'Text geändert',
  addressChanged: 'Adresse geändert',
  intentRemoved: 'Absicht entfernt',
  outcomeRemoved: 'Ergebnis entfernt',
  startChanged: 'Beginn geändert',
  endChanged: 'Ende geändert',
  theServerCannotBeReached: 'Der Server ist nicht erreichbar.',
  tryAgainInAMoment: 'Versuch es gleich noch einmal.',
  noTitle: '(Ohne Titel)',
  allDay: 'ganztägig',
  fromTime: (time: string) => `ab ${time}`,
  untilTime: (time: string) => `bis ${time}`,
  connectionLost: 'Die Verbindung ist abgebrochen.',
  tryAgain: 'Versuch es noch einmal.',
  fileTooLarge: (megabytes: number) =>
    `Diese Datei ist größer als ${megabytes} MB. Teile sie auf, oder entpacke sie und wähle die Datei mit den Aufgaben.`,
  theServerCouldNotBe:
    'Der Server war nicht erreichbar oder hat nicht geantwortet. Prüfe deine Verbindung und versuch es noch einmal.',
  nothingCanWriteDownWhat: 'Noch ist keine Spracherkennung eingerichtet.',
  speechRecognitionOnThisServer: 'Die Spracherkennung auf diesem Server antwortet gerade nicht.',
  saveNamed: (name: string) => `„${name}“ speichern`,
  noteNamed: (name: string) => `Notiz „${name}“`,
  recordNamed: (name: string) => `„${name}“ aufzeichnen`,
  unreadable: (name: string) => `„${name}“: nicht lesbar.`,
  focusingOn: (name: string) => `Fokus auf „${name}“`,
  deleteForever: (count: number) =>
    plural(count, { one: 'Einen Eintrag endgültig löschen', other: '# Einträge endgültig löschen' }),
  none: 'Keine',
  tagMerged: (from: string, to: string, tasks: string) => `„${from}“ mit „${to}“ zusammengeführt: ${tasks}`,
  tagRenamed: (from: string, to: string, tasks: string) => `„${from}“ in „${to}“ umbenannt: ${tasks}`,
  tagDeleted: (tag: string, tasks: string) => `„${tag}“ entfernt: ${tasks}`,
  tooManyTags: (max: number, tooMany: number) =>
    `Eine Aufgabe kann bis zu ${max} Schlagwörter haben. Entferne ${tooMany}.`,
  tagTooLong: (max: number, tag: string) =>
    `Ein Schlagwort kann bis zu ${max} Zeichen haben; „${tag}“ ist länger.`,
  textTooLong: (length: string, max: string) => `Das hat ${length} Zeichen; erlaubt sind ${max}.`,
  /** `changes` says what a language model changed, as in `moved to Health, due tomorrow`. */
  refined: (changes: string) => `Verfeinert: ${changes}`,
  refinedCaptures: (count: number) =>
    plural(count, { one: '# Eingabe verfeinert', other: '# Eingaben verfeinert' }),
  focusTimer: 'Fokus-Timer',
  focusSession: 'Fokuszeit',
  addAFocusSession: 'Fokuszeit hinzufügen',
  editAFocusSession: 'Fokuszeit bearbeiten',
  deleteAFocusSession: 'Fokuszeit löschen',
  theTimerCouldNotBe:
    'Der Timer konnte nicht gestartet werden. Gib auf diesem Gerät etwas Speicherplatz frei und versuch es noch einmal.',
  theChangesCouldNotBe:
    'Die Änderungen konnten nicht rückgängig gemacht werden. Bitte versuch es noch einmal.',
  yourLanguageModelsTasksAre: 'Die Aufgaben deines Sprachmodells gelten',
  dateChanged: 'Datum geändert',
  undoneItIsAsYou: 'Rückgängig gemacht. Es ist wieder so, wie du es erfasst hast.',
  undoneTheTaskIsAs: 'Rückgängig gemacht. Die Aufgabe ist wieder so, wie du sie erfasst hast.',
  theTagCouldNotBe: 'Das Schlagwort konnte nicht geändert werden. Bitte versuch es noch einmal.',
  theTagCouldNotBeDeleted: 'Das Schlagwort konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
} satisfies typeof english;
