import type english from '../en/export.ts';

export default {
  yourExportHasBeenDownloaded: 'Votre exportation a été téléchargée',
  theExportWasInterruptedCheck: 'L’exportation a été interrompue. Vérifiez votre connexion et réessayez.',
  oneChangeIsOnlyOn: 'Une modification n’existe que sur cet appareil',
  exportWithoutThem: 'Exporter sans elles',
  cancel: 'Annuler',
  export: 'Exportation',
  allYourDataInOne:
    'Toutes vos données dans un fichier JSON : tâches, y compris celles de la corbeille, saisies telles que vous les avez écrites, textes des enregistrements, conversations, thèmes, fils, projets, notes, séances de concentration et de pleine conscience, réglages et historique de vos modifications.',
  exportEverything: 'Tout exporter',
  yourTasksForOtherPrograms: 'Vos tâches pour d’autres programmes',
  download: 'Télécharger',
  andMore: (count: number) => `et ${count} de plus`,
  changesAreOnlyOn: (count: number) => `${count} modifications n’existent que sur cet appareil`,
  wouldNotInclude: (changes: string) =>
    `L’exportation vient du serveur et ne comprendrait pas :\n\n${changes}\n\nPour les inclure, annulez et attendez que le nuage indique « Synchronisé ».`,
  formats: {
    csv: 'Tâches à faire dans les colonnes de Todoist, pour Todoist, d’autres gestionnaires de tâches et les tableurs.',
    markdown:
      'Toutes les tâches en listes à cocher par thème et par fil, puis vos notes et liens enregistrés, à lire ou à garder dans une application de notes.',
    icalendar:
      'Toutes les tâches avec leurs dates et rappels, pour Rappels d’Apple, Thunderbird et Nextcloud Tasks.',
    taskwarrior: 'Toutes les tâches en JSON pour « task import ».',
  },
  downloadAs: (format: string) => `Télécharger en ${format}`,
} satisfies typeof english;
