import type english from '../en/page-states.ts';

export default {
  goTo: (page: string) => `Aller à : ${page}`,
  comingSoon: 'Bientôt disponible',
  youAreOffline: 'Vous êtes hors ligne',
  yourTasksAreNotOn:
    'Vos tâches ne sont pas encore sur cet appareil. Elles apparaîtront dès que le serveur sera joignable.',
  loadingTasks: 'Chargement des tâches…',
  pageNotFound: 'Page introuvable',
  thereIsNoPageAt:
    'Il n’y a pas de page à cette adresse. Elle est peut-être mal saisie, ou la page a été déplacée.',
} satisfies typeof english;
