import type english from '../en/import.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# tâche', other: '# tâches' });

export default {
  none: 'Aucune',
  toChooseOtherColumnsCancel: 'Pour choisir d’autres colonnes, annulez et choisissez de nouveau le fichier.',
  columns: 'Colonnes',
  thereAreNoTasksIn: 'Il ne contient aucune tâche à importer.',
  allSettingsAndTheHistory: 'tous les réglages et l’historique',
  chooseOneFileAtA: 'Choisissez un seul fichier à la fois, ou réunissez-en plusieurs dans un fichier ZIP.',
  dropAFileHereOr: 'Déposez un fichier ici ou choisissez-en un.',
  fileToImport: 'Fichier à importer',
  chooseAFile: 'Choisir un fichier',
  pasteAList: 'Coller une liste',
  readingTheFile: 'Lecture du fichier',
  pasteOrTypeATask: 'Collez ou saisissez d’abord une tâche par ligne.',
  yourList: 'Votre liste',
  oneTaskOnEachLine:
    'Une tâche par ligne. Les lignes en retrait deviennent des sous-tâches ; « # Jardin » commence un projet.',
  preview: 'Aperçu',
  whereDoIGetThe: 'Où trouver le fichier ?',
  accountRestored: 'Compte restauré',
  imported: 'Importation terminée',
  importCanceled: 'Importation interrompue',
  accountNotRestored: 'Compte non restauré',
  importUndone: 'Importation annulée',
  whatItAddedIsIn: 'Ce qu’elle a ajouté est dans la corbeille. Le même fichier peut être importé de nouveau.',
  undoTheImport: 'Annuler l’importation',
  showAllTasks: 'Voir toutes les tâches',
  loadingTheImport: 'Chargement de l’importation',
  restoreEverything: 'Tout restaurer',
  cancel: 'Annuler',
  chooseAnotherFile: 'Choisir un autre fichier',
  theFirstTasks: 'Les premières tâches',
  theTasks: 'Les tâches',
  inbox: 'Boîte de réception',
  projectsAndTheirThemes: 'Les projets et leurs thèmes',
  eachListBecomesAProject:
    'Chaque liste devient un projet, ses sections deviennent des fils du thème que vous choisissez, et les libellés deviennent des étiquettes. La Boîte de réception n’a pas de fils : les sections y deviennent aussi des étiquettes.',
  noTitle: 'Sans titre',
  movingWhatItAddedTo: 'Déplacement des ajouts vers la corbeille',
  everythingAppearsAtOnceWhen: 'Tout apparaîtra d’un coup à la fin',
  undoingTheImport: 'Annulation de l’importation',
  restoringYourAccount: 'Restauration de votre compte',
  importingYourTasks: 'Importation de vos tâches',
  theConnectionWasLostThis:
    'La connexion est perdue. L’opération continue sur le serveur, et vous la reverrez ici quand vous serez de nouveau en ligne.',
  import: 'Importation',
  bringYourTasksFromAnother:
    'Importez vos tâches depuis une autre appli, un tableau ou une liste. Vous voyez d’abord un aperçu et pouvez ensuite annuler l’importation. Importer de nouveau un fichier n’ajoute que ce qui est nouveau.',
  columnNames: {
    title: 'Titre',
    notes: 'Notes',
    project: 'Projet',
    section: 'Section',
    tags: 'Étiquettes',
    priority: 'Priorité',
    due: 'Échéance',
    recurrence: 'Répétition',
    completed: 'Terminée',
    completed_at: 'Terminée le',
    created_at: 'Créée le',
    id: 'ID',
    parent: 'ID parent',
  },
  column: (number: number) => `Colonne ${number}`,
  counts: {
    tasks: countTasks,
    subtasks: (count: number) => plural(count, { one: '# sous-tâche', other: '# sous-tâches' }),
    completed: (count: number) => plural(count, { one: '# terminée', other: '# terminées' }),
    dated: (count: number) => plural(count, { other: '# avec une date' }),
    recurring: (count: number) => plural(count, { one: '# récurrente', other: '# récurrentes' }),
    threads: (count: number) => plural(count, { one: '# fil', other: '# fils' }),
    tags: (count: number) => plural(count, { one: '# étiquette', other: '# étiquettes' }),
  },
  tasksCounted: (tasks: number) => `${countTasks(tasks)}.`,
  tasksCountedWith: (tasks: number, list: string) => `${countTasks(tasks)} : ${list}.`,
  restored: {
    themes: (count: number) => plural(count, { one: '# thème', other: '# thèmes' }),
    projects: (count: number) => plural(count, { one: '# projet', other: '# projets' }),
    notes: (count: number) => plural(count, { one: '# note ou lien', other: '# notes et liens' }),
    focus_sessions: (count: number) =>
      plural(count, { one: '# séance de concentration', other: '# séances de concentration' }),
    mindfulness_sessions: (count: number) =>
      plural(count, { one: '# séance de pleine conscience', other: '# séances de pleine conscience' }),
    recordings: (count: number) => plural(count, { one: '# enregistrement', other: '# enregistrements' }),
    calendar_subscriptions: (count: number) => plural(count, { one: '# calendrier', other: '# calendriers' }),
    assistant_conversations: (count: number) =>
      plural(count, { one: '# conversation', other: '# conversations' }),
  },
  guides: {
    todoist:
      'Tout : Paramètres > Sauvegardes, téléchargez le dernier ZIP. Un seul projet : son menu > Exporter en CSV, sans dates relatives. Aucun des deux ne contient les tâches terminées.',
    ticktick: 'Sur le web : Settings > Account > Backup & Restore > Generate Backup. C’est un fichier CSV.',
    microsoftToDo:
      'Il n’a pas d’exportation propre. Exportez vos tâches en CSV depuis Outlook, ou utilisez un outil qui enregistre vos listes en JSON depuis Microsoft Graph.',
    googleTasks:
      'Sur takeout.google.com, sélectionnez uniquement Tasks. Choisissez ensuite ici le ZIP ou le fichier Tasks.json qu’il contient.',
    appleReminders: 'Sur un Mac : sélectionnez une liste, puis Fichier > Exporter. C’est un fichier .ics.',
    superProductivity: 'Settings > Sync & Export > Export Data. C’est un fichier JSON.',
    vikunja:
      'Settings > Data Export. Choisissez le ZIP, ou le fichier data.json qu’il contient si les pièces jointes le rendent trop volumineux.',
    taskwarrior: 'Exécutez « task export > tasks.json ».',
    todoTxt: 'Choisissez todo.txt ou done.txt.',
    heddle: 'Réglages > Import et export, dans l’autre compte.',
    other:
      'Enregistrez un tableau en CSV, puis indiquez ce que contient chaque colonne. Ou collez une liste.',
  },
  anyOtherApp: 'Toute autre appli',
  fileFormats: 'CSV, ZIP, JSON, iCalendar ou texte, jusqu’à 20 Mo.',
  sendingShare: (percent: string) => `Envoi, ${percent}`,
  aList: 'une liste',
  lastImport: (file: string) => `Dernière importation : ${file}`,
  countAdded: (count: number) => plural(count, { one: '# tâche ajoutée.', other: '# tâches ajoutées.' }),
  countExisting: (count: number) => plural(count, { other: '# déjà dans Heddle.' }),
  countNotImported: (count: number) =>
    plural(count, {
      one: '# non importée : importez de nouveau le fichier pour l’ajouter.',
      other: '# non importées : importez de nouveau le fichier pour les ajouter.',
    }),
  failures: {
    not_empty:
      'Quelque chose a été ajouté au compte avant le début de la restauration : rien n’a donc été restauré. Choisissez de nouveau le fichier pour ajouter ses tâches au compte.',
    refused:
      'Le fichier contient une ligne que Heddle ne peut pas stocker : rien n’a donc été restauré. Exportez-le de nouveau depuis le compte d’origine.',
  },
  restoredAsItWas: (list: string) =>
    `Votre compte est encore vide : toute l’exportation est donc restaurée telle quelle, avec ${list}. Votre adresse e-mail et votre mot de passe ne changent pas, et les enregistrements sont restaurés sans leur son. Cette action est irréversible.`,
  cannotBeImported: (count: number) =>
    plural(count, { one: '# ne peut pas être importée', other: '# ne peuvent pas être importées' }),
  importedWithChanges: (count: number) =>
    plural(count, {
      one: '# sera importée avec des modifications',
      other: '# seront importées avec des modifications',
    }),
  importTasks: (count: number) => plural(count, { one: 'Importer # tâche', other: 'Importer # tâches' }),
  fileFrom: (file: string, app: string) => `${file}, de ${app}`,
  tasksAndThreads: (tasks: number, threads: string) => `${countTasks(tasks)} ; fils : ${threads}`,
  themeOf: (project: string) => `Thème de ${project}`,
  moreProjects: (count: number) =>
    plural(count, {
      one: 'Et # autre projet, dans le thème qui convient le mieux.',
      other: 'Et # autres projets, dans les thèmes qui conviennent le mieux.',
    }),
  countMore: (count: number) => plural(count, { other: '# de plus' }),
  row: (number: string) => `Ligne ${number} :`,
  andMore: (count: number) => plural(count, { other: 'Et # de plus.' }),
  tasksOf: (done: string, all: number) =>
    plural(all, { one: `${done} sur # tâche`, other: `${done} sur # tâches` }),
  youCanLeave: (progress: string) => `${progress}. Vous pouvez quitter cette page en attendant.`,
} satisfies typeof english;
