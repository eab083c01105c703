import type english from '../en/export.ts';

export default {
  yourExportHasBeenDownloaded: 'Je export is gedownload',
  theExportWasInterruptedCheck: 'De export is onderbroken. Controleer je verbinding en probeer het opnieuw.',
  oneChangeIsOnlyOn: 'Eén wijziging staat alleen op dit apparaat',
  exportWithoutThem: 'Toch exporteren',
  cancel: 'Annuleren',
  export: 'Exporteren',
  allYourDataInOne:
    'Al je gegevens in één JSON-bestand: taken, ook die in de prullenbak, wat je hebt getypt zoals je het typte, teksten van opnamen, gesprekken, thema’s, draden, projecten, notities, focus- en mindfulnesssessies, instellingen en de geschiedenis van je wijzigingen.',
  exportEverything: 'Alles exporteren',
  yourTasksForOtherPrograms: 'Je taken voor andere programma’s',
  download: 'Downloaden',
  andMore: (count: number) => `en nog ${count}`,
  changesAreOnlyOn: (count: number) => `${count} wijzigingen staan alleen op dit apparaat`,
  wouldNotInclude: (changes: string) =>
    `De export komt van de server en bevat dit niet:\n\n${changes}\n\nOm het mee te nemen, annuleer je en wacht je tot de wolk “Gesynchroniseerd” zegt.`,
  formats: {
    csv: 'Open taken in de kolommen van Todoist, voor Todoist, andere takenapps en spreadsheets.',
    markdown:
      'Alle taken als checklists onder hun thema’s en draden, dan je notities en bewaarde links, om te lezen of in een notitie-app te bewaren.',
    icalendar:
      'Alle taken als to-do’s met datums en herinneringen, voor Apple Herinneringen, Thunderbird en Nextcloud Taken.',
    taskwarrior: 'Alle taken als JSON voor “task import”.',
  },
  downloadAs: (format: string) => `${format} downloaden`,
} satisfies typeof english;
