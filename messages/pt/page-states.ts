import type english from '../en/page-states.ts';

export default {
  goTo: (page: string) => `Ir para ${page}`,
  comingSoon: 'Em breve',
  youAreOffline: 'Você está offline',
  yourTasksAreNotOn:
    'Suas tarefas ainda não estão neste dispositivo. Elas aparecem quando o servidor estiver acessível.',
  loadingTasks: 'Carregando tarefas…',
  pageNotFound: 'Página não encontrada',
  thereIsNoPageAt:
    'Não há página neste endereço. Talvez ele esteja digitado errado ou a página tenha mudado de lugar.',
} satisfies typeof english;
