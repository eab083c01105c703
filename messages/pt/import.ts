import type english from '../en/import.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# tarefa', other: '# tarefas' });

export default {
  none: 'Nenhuma',
  toChooseOtherColumnsCancel: 'Para escolher outras colunas, cancele e escolha o arquivo de novo.',
  columns: 'Colunas',
  thereAreNoTasksIn: 'Não há tarefas nele que possam ser importadas.',
  allSettingsAndTheHistory: 'todas as configurações e o histórico',
  chooseOneFileAtA: 'Escolha um arquivo por vez ou coloque vários em um arquivo ZIP.',
  dropAFileHereOr: 'Solte um arquivo aqui ou escolha um.',
  fileToImport: 'Arquivo a importar',
  chooseAFile: 'Escolher arquivo',
  pasteAList: 'Colar lista',
  readingTheFile: 'Lendo o arquivo',
  pasteOrTypeATask: 'Primeiro cole ou digite uma tarefa em cada linha.',
  yourList: 'Sua lista',
  oneTaskOnEachLine:
    'Uma tarefa em cada linha. Linhas recuadas viram subtarefas; “# Jardim” inicia um projeto.',
  preview: 'Prévia',
  whereDoIGetThe: 'Onde consigo o arquivo?',
  accountRestored: 'Conta restaurada',
  imported: 'Importado',
  importCanceled: 'Importação cancelada',
  accountNotRestored: 'Conta não restaurada',
  importUndone: 'Importação desfeita',
  whatItAddedIsIn: 'O que ela adicionou está na lixeira. O mesmo arquivo pode ser importado de novo.',
  undoTheImport: 'Desfazer a importação',
  showAllTasks: 'Mostrar todas as tarefas',
  loadingTheImport: 'Carregando a importação',
  restoreEverything: 'Restaurar tudo',
  cancel: 'Cancelar',
  chooseAnotherFile: 'Escolher outro arquivo',
  theFirstTasks: 'As primeiras tarefas',
  theTasks: 'As tarefas',
  inbox: 'Caixa de entrada',
  projectsAndTheirThemes: 'Projetos e seus temas',
  eachListBecomesAProject:
    'Cada lista vira um projeto, as seções dela viram linhas no tema que você escolher, e os marcadores viram etiquetas. A Caixa de entrada não tem linhas, então as seções dela também viram etiquetas.',
  noTitle: 'Sem título',
  movingWhatItAddedTo: 'Movendo para a lixeira o que ela adicionou',
  everythingAppearsAtOnceWhen: 'Tudo aparece de uma vez quando estiver completo',
  undoingTheImport: 'Desfazendo a importação',
  restoringYourAccount: 'Restaurando sua conta',
  importingYourTasks: 'Importando suas tarefas',
  theConnectionWasLostThis:
    'A conexão caiu. Isto continua no servidor e volta a aparecer aqui quando a conexão voltar.',
  import: 'Importar',
  bringYourTasksFromAnother:
    'Traga suas tarefas de outro app, de uma tabela ou de uma lista. Você vê uma prévia antes e pode desfazer a importação depois. Ao importar o mesmo arquivo outra vez, só entra o que ele tem de novo.',
  columnNames: {
    title: 'Título',
    notes: 'Notas',
    project: 'Projeto',
    section: 'Seção',
    tags: 'Etiquetas',
    priority: 'Prioridade',
    due: 'Prazo',
    recurrence: 'Repetição',
    completed: 'Concluída',
    completed_at: 'Concluída em',
    created_at: 'Criada em',
    id: 'ID',
    parent: 'ID da tarefa pai',
  },
  column: (number: number) => `Coluna ${number}`,
  counts: {
    tasks: countTasks,
    subtasks: (count: number) => plural(count, { one: '# subtarefa', other: '# subtarefas' }),
    completed: (count: number) => plural(count, { one: '# concluída', other: '# concluídas' }),
    dated: (count: number) => plural(count, { other: '# com data' }),
    recurring: (count: number) => plural(count, { one: '# que se repete', other: '# que se repetem' }),
    threads: (count: number) => plural(count, { one: '# linha', other: '# linhas' }),
    tags: (count: number) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
  },
  tasksCounted: (tasks: number) => `${countTasks(tasks)}.`,
  tasksCountedWith: (tasks: number, list: string) => `${countTasks(tasks)}: ${list}.`,
  restored: {
    themes: (count: number) => plural(count, { one: '# tema', other: '# temas' }),
    projects: (count: number) => plural(count, { one: '# projeto', other: '# projetos' }),
    notes: (count: number) => plural(count, { one: '# nota ou link', other: '# notas e links' }),
    focus_sessions: (count: number) => plural(count, { one: '# sessão de foco', other: '# sessões de foco' }),
    mindfulness_sessions: (count: number) =>
      plural(count, { one: '# sessão de atenção plena', other: '# sessões de atenção plena' }),
    recordings: (count: number) => plural(count, { one: '# gravação', other: '# gravações' }),
    calendar_subscriptions: (count: number) => plural(count, { one: '# agenda', other: '# agendas' }),
    assistant_conversations: (count: number) => plural(count, { one: '# conversa', other: '# conversas' }),
  },
  guides: {
    todoist:
      'Tudo: Configurações > Backups, baixe o ZIP mais recente. Um projeto: menu dele > Exportar como CSV, sem datas relativas. Nenhum dos dois inclui tarefas concluídas.',
    ticktick: 'Na web: Configurações > Conta > Backup e restauração > Gerar backup. É um arquivo CSV.',
    microsoftToDo:
      'Não tem exportação própria. Exporte suas tarefas do Outlook como CSV ou use uma ferramenta que salve suas listas do Microsoft Graph como JSON.',
    googleTasks:
      'Em takeout.google.com, selecione só Tarefas. Depois escolha aqui o ZIP ou o Tasks.json dele.',
    appleReminders: 'No Mac: selecione uma lista e depois Arquivo > Exportar. É um arquivo .ics.',
    superProductivity: 'Configurações > Sincronização e exportação > Exportar dados. É um arquivo JSON.',
    vikunja:
      'Configurações > Exportação de dados. Escolha o ZIP, ou o data.json dele se os anexos deixarem o ZIP grande demais.',
    taskwarrior: 'Execute “task export > tasks.json”.',
    todoTxt: 'Escolha todo.txt ou done.txt.',
    heddle: 'Configurações > Importar e exportar, na outra conta.',
    other: 'Salve uma tabela como CSV e depois diga o que cada coluna contém. Ou cole uma lista.',
  },
  anyOtherApp: 'Qualquer outro app',
  fileFormats: 'CSV, ZIP, JSON, iCalendar ou texto, até 20 MB.',
  sendingShare: (percent: string) => `Enviando, ${percent}`,
  aList: 'uma lista',
  lastImport: (file: string) => `Última importação: ${file}`,
  countAdded: (count: number) =>
    plural(count, { one: '# tarefa adicionada.', other: '# tarefas adicionadas.' }),
  countExisting: (count: number) => plural(count, { other: '# já no Heddle.' }),
  countNotImported: (count: number) =>
    plural(count, {
      one: '# não importada: importe o arquivo de novo para adicioná-la.',
      other: '# não importadas: importe o arquivo de novo para adicioná-las.',
    }),
  failures: {
    not_empty:
      'Algo foi adicionado à conta antes de a restauração começar, então nada foi restaurado. Escolha o arquivo de novo para adicionar as tarefas dele à conta.',
    refused:
      'O arquivo contém uma linha que o Heddle não consegue guardar, então nada foi restaurado. Exporte-o de novo da conta original.',
  },
  restoredAsItWas: (list: string) =>
    `Sua conta ainda está vazia, então a exportação inteira é restaurada como era: ${list}. Seu e-mail e sua senha continuam os mesmos, e as gravações vêm sem o som. Não é possível desfazer.`,
  cannotBeImported: (count: number) =>
    plural(count, { one: '# não pode ser importada', other: '# não podem ser importadas' }),
  importedWithChanges: (count: number) =>
    plural(count, { one: '# será importada com alterações', other: '# serão importadas com alterações' }),
  importTasks: (count: number) => plural(count, { one: 'Importar # tarefa', other: 'Importar # tarefas' }),
  fileFrom: (file: string, app: string) => `${file}, de ${app}`,
  tasksAndThreads: (tasks: number, threads: string) => `${countTasks(tasks)}; linhas: ${threads}`,
  themeOf: (project: string) => `Tema de ${project}`,
  moreProjects: (count: number) =>
    plural(count, {
      one: 'E mais # projeto, no tema mais adequado.',
      other: 'E mais # projetos, nos temas mais adequados.',
    }),
  countMore: (count: number) => plural(count, { other: 'mais #' }),
  row: (number: string) => `Linha ${number} do arquivo:`,
  andMore: (count: number) => plural(count, { other: 'E mais #.' }),
  tasksOf: (done: string, all: number) =>
    plural(all, { one: `${done} de # tarefa`, other: `${done} de # tarefas` }),
  youCanLeave: (progress: string) => `${progress}. Enquanto isso, você pode sair desta página.`,
} satisfies typeof english;
