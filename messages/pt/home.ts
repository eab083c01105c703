import type english from '../en/home.ts';
import { plural } from './plural.ts';

export default {
  signUpIsOpen: 'A criação de contas está aberta',
  gotIt: 'Entendi',
  tryOneOfThese: 'Experimente uma destas',
  whatYouCanDoNext: 'O que você pode fazer agora',
  hideTheseTips: 'Ocultar estas dicas',
  pressATasksTitleTo:
    'Toque no título de uma tarefa para adicionar uma descrição ou um lembrete, e no círculo quando ela estiver pronta.',
  addTasksFromAnyPage:
    'Adicione tarefas de qualquer página com o botão de mais, na parte de baixo. Mantenha uma tarefa pressionada para selecionar várias.',
  overviewLists: 'Listas da visão geral',
  undo: 'Desfazer',
  hideJustAdded: 'Ocultar as recém-adicionadas',
  justAdded: 'Recém-adicionadas',
  whatYouJustAddedIs: 'O que você acabou de adicionar aparece acima.',
  noRecentTasks: 'Nenhuma tarefa recente',
  tasksYouAddAboveAppear: 'As tarefas que você adicionar acima aparecem aqui.',
  recentTasks: 'Tarefas recentes',
  recentTasks2: 'Tarefas recentes',
  allTasks: 'Todas as tarefas',
  newThread: 'Nova linha',
  noOpenThreads: 'Nenhuma linha aberta',
  aThreadIsALine:
    'Uma linha reúne tarefas relacionadas dentro de um tema, como tudo o que diz respeito a uma viagem.',
  loadingThreads: 'Carregando linhas…',
  openThreads: 'Linhas abertas',
  noTasksYet: 'Ainda não há tarefas',
  totalTasks: 'Total de tarefas',
  completed: 'Concluídas',
  pending: 'Abertas',
  completionRate: 'Taxa de conclusão',
  nothingNeedsAttention: 'Nada precisa de atenção.',
  needsAttention: 'Precisa de atenção',
  focusOnTheseImportantItems: 'Comece pelo que é importante',
  groupsOverview: 'Visão geral dos temas',
  recents: 'Recentes',
  searchResults: 'Resultados da busca',
  closeSearchResults: 'Fechar os resultados da busca',
  setUpHeddle: 'Configure o Heddle',
  themeNotFound: 'Tema não encontrado',
  goToAllTasks: 'Ir para Todas as tarefas',
  thereIsNoThemeWith: 'Não existe um tema com este nome. Em Todas as tarefas estão todos os seus temas.',
  cityTime: (city: string) => (city === 'UTC' ? 'horário UTC' : `horário de ${city}`),
  firstAccount:
    'Você criou a primeira conta aqui. Qualquer pessoa que tenha acesso a este servidor também pode criar uma. Para impedir novas contas, inicie o Heddle com <code>SIGNUP=closed</code>; para adicionar pessoas depois, execute <code>npm run account create ADDRESS</code>.',
  firstSentences: {
    two: {
      text: 'Ligar para o veterinário na terça às 10h, comprar ração do gato',
      shows: 'Duas tarefas de uma vez',
    },
    weekly: { text: 'Levar o lixo toda segunda à noite', shows: 'Repete toda semana' },
    urgent: { text: 'Urgente: renovar o passaporte até 12 de março', shows: 'Prioridade e data' },
  },
  quoted: (text: string) => `“${text}”`,
  tryFocus: 'Dedique 25 minutos sem distração a uma tarefa: <link>inicie uma sessão de foco</link>.',
  tryShortcuts:
    'Adicione tarefas de qualquer página com <key>q</key>, encontre o que quiser com <key>/</key> e veja todos os atalhos com <key>?</key>.',
  tabs: {
    recents: 'Recentes',
    tasks: 'Tarefas',
    threads: 'Linhas',
    links: 'Links',
    activity: 'Atividade',
  },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarefa</spoken>', other: '#<spoken> tarefas</spoken>' }),
  moreInAllTasks: (count: number) => plural(count, { other: 'Mais # em Todas as tarefas' }),
  overdueTasks: (count: number) => plural(count, { one: '# tarefa atrasada', other: '# tarefas atrasadas' }),
  highPriorityTasks: (count: number) =>
    plural(count, { one: '# tarefa de prioridade alta', other: '# tarefas de prioridade alta' }),
  highPriorityAndOverdue: (high: number, overdue: number) =>
    `${plural(high, { one: '# tarefa de prioridade alta', other: '# tarefas de prioridade alta' })}, ${plural(overdue, { one: 'mais # atrasada', other: 'mais # atrasadas' })}`,
  groups: { work: 'Trabalho', personal: 'Pessoal', health: 'Saúde', learning: 'Aprendizado' },
  doneOf: (done: number, total: number) =>
    plural(total, { one: `${done} de # concluída`, other: `${done} de # concluídas` }),
  resultsFound: (count: number) =>
    plural(count, {
      one: '# resultado. Use a seta para baixo para ir até ele, Escape para fechar',
      other: '# resultados. Use a seta para baixo para ir até eles, Escape para fechar',
    }),
  viewAll: (count: number) => plural(count, { one: 'Ver # resultado', other: 'Ver todos os # resultados' }),
  setupLinks: {
    import: 'Importar tarefas de outro app',
    calendars: 'Ver suas agendas ao lado das tarefas',
    reminders: 'Receber lembretes neste dispositivo',
    voice: 'Falar as tarefas em vez de digitar',
    appearance: 'Escolher a aparência do Heddle',
  },
  greetings: { morning: 'Bom dia', afternoon: 'Boa tarde', evening: 'Boa noite' },
  greet: {
    morning: (name: string) => `Bom dia, ${name}`,
    afternoon: (name: string) => `Boa tarde, ${name}`,
    evening: (name: string) => `Boa noite, ${name}`,
  },
} satisfies typeof english;
