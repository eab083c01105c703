import type english from '../en/export.ts';

export default {
  yourExportHasBeenDownloaded: 'Dein Export wurde heruntergeladen',
  theExportWasInterruptedCheck:
    'Der Export wurde unterbrochen. Prüfe deine Verbindung und versuch es noch einmal.',
  oneChangeIsOnlyOn: 'Eine Änderung ist nur auf diesem Gerät',
  exportWithoutThem: 'Ohne sie exportieren',
  cancel: 'Abbrechen',
  export: 'Export',
  allYourDataInOne:
    'Alle deine Daten in einer JSON-Datei: Aufgaben, auch die im Papierkorb, deine Eingaben, wie du sie getippt hast, Texte von Aufnahmen, Gespräche, Themen, Stränge, Projekte, Notizen, Fokuszeiten und Achtsamkeitsübungen, Einstellungen und der Verlauf deiner Änderungen.',
  exportEverything: 'Alles exportieren',
  yourTasksForOtherPrograms: 'Deine Aufgaben für andere Programme',
  download: 'Herunterladen',
  andMore: (count: number) => `und ${count} weitere`,
  changesAreOnlyOn: (count: number) => `${count} Änderungen sind nur auf diesem Gerät`,
  wouldNotInclude: (changes: string) =>
    `Der Export kommt vom Server und würde Folgendes nicht enthalten:\n\n${changes}\n\nDamit es dabei ist, brich ab und warte, bis die Wolke „Synchronisiert“ zeigt.`,
  formats: {
    csv: 'Offene Aufgaben in den Spalten von Todoist, für Todoist, andere Aufgabenverwaltungen und Tabellen.',
    markdown:
      'Alle Aufgaben als Checklisten unter ihren Themen und Strängen, dann deine Notizen und Links, zum Lesen oder für eine Notiz-App.',
    icalendar:
      'Alle Aufgaben mit Terminen und Erinnerungen, für Apple Erinnerungen, Thunderbird und Nextcloud Tasks.',
    taskwarrior: 'Alle Aufgaben als JSON für „task import“.',
  },
  downloadAs: (format: string) => `${format} herunterladen`,
} satisfies typeof english;
