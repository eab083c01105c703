import type english from '../en/page-states.ts';

export default {
  goTo: (page: string) => `Naar ${page}`,
  comingSoon: 'Binnenkort beschikbaar',
  youAreOffline: 'Je bent offline',
  yourTasksAreNotOn: 'Je taken staan nog niet op dit apparaat. Ze verschijnen zodra de server bereikbaar is.',
  loadingTasks: 'Taken laden…',
  pageNotFound: 'Pagina niet gevonden',
  thereIsNoPageAt: 'Op dit adres is geen pagina. Misschien is het verkeerd getypt of is de pagina verhuisd.',
} satisfies typeof english;
