import type english from '../en/home.ts';
import { plural } from './plural.ts';

export default {
  signUpIsOpen: 'Les inscriptions sont ouvertes',
  gotIt: 'Compris',
  tryOneOfThese: 'Essayez l’un de ces exemples',
  whatYouCanDoNext: 'Et maintenant',
  hideTheseTips: 'Masquer ces conseils',
  pressATasksTitleTo:
    'Appuyez sur le titre d’une tâche pour ajouter une description ou un rappel, et sur son cercle quand elle est terminée.',
  addTasksFromAnyPage:
    'Ajoutez des tâches depuis n’importe quelle page avec le bouton plus en bas. Appuyez longuement sur une tâche pour en sélectionner plusieurs.',
  overviewLists: 'Listes de l’aperçu',
  undo: 'Annuler l’action',
  hideJustAdded: 'Masquer les derniers ajouts',
  justAdded: 'Derniers ajouts',
  whatYouJustAddedIs: 'Ce que vous venez d’ajouter s’affiche au-dessus.',
  noRecentTasks: 'Aucune tâche récente',
  tasksYouAddAboveAppear: 'Les tâches ajoutées ci-dessus apparaîtront ici.',
  recentTasks: 'Tâches récentes',
  recentTasks2: 'Tâches récentes',
  allTasks: 'Toutes les tâches',
  newThread: 'Nouveau fil',
  noOpenThreads: 'Aucun fil ouvert',
  aThreadIsALine:
    'Un fil réunit des tâches liées au sein d’un thème, par exemple tout ce qui concerne un voyage.',
  loadingThreads: 'Chargement des fils…',
  openThreads: 'Fils ouverts',
  noTasksYet: 'Pas encore de tâches',
  totalTasks: 'Tâches au total',
  completed: 'Terminées',
  pending: 'À faire',
  completionRate: 'Taux d’achèvement',
  nothingNeedsAttention: 'Rien à vérifier.',
  needsAttention: 'À vérifier',
  focusOnTheseImportantItems: 'Concentrez-vous sur l’essentiel',
  groupsOverview: 'Aperçu par groupe',
  recents: 'Récentes',
  searchResults: 'Résultats de la recherche',
  closeSearchResults: 'Fermer les résultats de la recherche',
  setUpHeddle: 'Configurer Heddle',
  themeNotFound: 'Thème introuvable',
  goToAllTasks: 'Aller à Toutes les tâches',
  thereIsNoThemeWith: 'Aucun thème ne porte ce nom. La page Toutes les tâches affiche tous vos thèmes.',
  cityTime: (city: string) =>
    city === 'UTC' ? 'heure UTC' : `heure ${/^[aeiouyhàâéèêëîïôûœ]/i.test(city) ? 'd’' : 'de '}${city}`,
  firstAccount:
    'Vous avez créé le premier compte ici. Toute personne qui peut accéder à ce serveur peut aussi en créer un. Pour fermer les inscriptions, démarrez Heddle avec <code>SIGNUP=closed</code> ; pour ajouter quelqu’un ensuite, lancez <code>npm run account create ADDRESS</code>.',
  firstSentences: {
    two: { text: 'Appeler le véto mardi à 10h, acheter des croquettes', shows: 'Deux tâches d’un coup' },
    weekly: { text: 'Sortir les poubelles tous les lundis soir', shows: 'Se répète chaque semaine' },
    urgent: { text: 'Urgent : renouveler mon passeport avant le 12 mars', shows: 'Priorité et date' },
  },
  quoted: (text: string) => `« ${text} »`,
  tryFocus:
    'Consacrez 25 minutes à une seule tâche, sans distraction : <link>commencez une séance de concentration</link>.',
  tryShortcuts:
    'Ajoutez des tâches depuis n’importe quelle page avec <key>q</key>, trouvez tout avec <key>/</key> et affichez tous les raccourcis avec <key>?</key>.',
  tabs: {
    recents: 'Récentes',
    tasks: 'Tâches',
    threads: 'Fils',
    links: 'Liens enregistrés',
    activity: 'Activité',
  },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tâche</spoken>', other: '#<spoken> tâches</spoken>' }),
  moreInAllTasks: (count: number) =>
    plural(count, { one: '# autre dans Toutes les tâches', other: '# autres dans Toutes les tâches' }),
  overdueTasks: (count: number) => plural(count, { one: '# tâche en retard', other: '# tâches en retard' }),
  highPriorityTasks: (count: number) =>
    plural(count, { one: '# tâche de priorité haute', other: '# tâches de priorité haute' }),
  highPriorityAndOverdue: (high: number, overdue: number) =>
    `${plural(high, { one: '# tâche de priorité haute', other: '# tâches de priorité haute' })}, ${plural(overdue, { one: '# autre en retard', other: '# autres en retard' })}`,
  groups: { work: 'Travail', personal: 'Personnel', health: 'Santé', learning: 'Apprentissage' },
  doneOf: (done: number, total: number) =>
    plural(total, { one: `${done} sur # terminée`, other: `${done} sur # terminées` }),
  resultsFound: (count: number) =>
    plural(count, {
      one: '# résultat. Flèche bas pour y accéder, Échap pour fermer',
      other: '# résultats. Flèche bas pour y accéder, Échap pour fermer',
    }),
  viewAll: (count: number) => plural(count, { one: 'Voir # résultat', other: 'Voir les # résultats' }),
  setupLinks: {
    import: 'Importer les tâches d’une autre appli',
    calendars: 'Voir vos calendriers à côté de vos tâches',
    reminders: 'Recevoir des rappels sur cet appareil',
    voice: 'Dicter vos tâches au lieu de les taper',
    appearance: 'Choisir l’apparence de Heddle',
  },
  greetings: { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir' },
  greet: {
    morning: (name: string) => `Bonjour ${name}`,
    afternoon: (name: string) => `Bonjour ${name}`,
    evening: (name: string) => `Bonsoir ${name}`,
  },
} satisfies typeof english;
