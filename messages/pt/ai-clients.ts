import type english from '../en/ai-clients.ts';

export default {
  connectAnAiClientMcp: 'Conectar um cliente de IA (MCP)',
  claudeCursorAndOtherPrograms:
    'Claude, Cursor e outros programas compatíveis com o Model Context Protocol podem consultar suas tarefas e, se você permitir, alterá-las.',
  giveTheClientThisAddress:
    'Dê este endereço ao cliente. Ele abre uma página aqui, onde você decide se ele pode se conectar.',
  address: 'Endereço',
  copyAddress: 'Copiar endereço',
  addressCopied: 'Endereço copiado',
  ifTheClientDoesNot: 'Se o cliente não abrir uma página',
  runInATerminal: 'Execute em um terminal:',
  inClaudeDesktopConfigJson: 'Em claude_desktop_config.json, com o Node.js instalado:',
  inCursorMcpJson: 'Em ~/.cursor/mcp.json:',
  inVscodeMcpJson: 'Em .vscode/mcp.json:',
  whatAiClientsMayDo: 'O que clientes de IA podem fazer',
  whatItMayDo: 'O que ele pode fazer',
  seeYourTasksNotesRecording: 'Ver suas tarefas, notas, transcrições de gravações e histórico.',
  changeTasks: 'Alterar tarefas',
  addsChangesAndDeletesWithout:
    'Adiciona, altera e exclui sem perguntar antes. A atividade lista cada alteração, e você pode desfazê-la durante uma hora.',
  itCannotSignInChange:
    'Ele não pode entrar, alterar suas configurações ou excluir sua conta. Desconecte-o a qualquer momento em Configurações > Agendas e conexões.',
  aiClientsAreTurnedOff: 'Os clientes de IA estão desativados',
  limitForAllAiClients: 'Limite para todos os clientes de IA',
  allow: 'Permitir',
  dontAllow: 'Não permitir',
  theServerCannotBeReached: 'O servidor está inacessível. Verifique a conexão e tente de novo.',
  connectAProgram: 'Conectar um programa',
  loadingTheRequest: 'Carregando o pedido',
  tryAgain: 'Tentar de novo',
  whatTheyMayDo: 'o que clientes de IA podem fazer',
  createTokenToRead:
    '<link>Crie um token de acesso</link> para ele, com “Leitura”, e faça com que ele envie o token em cada solicitação, no cabeçalho <header/>',
  createTokenToWrite:
    '<link>Crie um token de acesso</link> para ele, com “Leitura” e “Escrita”, e faça com que ele envie o token em cada solicitação, no cabeçalho <header/>',
  access: { off: 'Desativado', read: 'Ler', write: 'Ler e alterar' },
  accessHints: {
    off: 'Nenhum cliente de IA pode se conectar.',
    read: 'Clientes de IA podem ver suas tarefas, notas, transcrições de gravações e histórico, mas não alteram nada.',
    write:
      'Clientes de IA também podem adicionar, alterar e excluir, sem perguntar antes. A atividade na página Início lista cada alteração com o cliente ou token que a fez, e você pode desfazê-la durante uma hora. Um texto que um cliente lê pode enganá-lo, então permita isto só a clientes em que confia.',
  },
  sendingYourAnswer: 'Enviando sua resposta a <name/>. Você pode fechar esta página.',
  asksToUseYourAccount:
    'Um programa que se apresenta como <name/> pede para usar sua conta <account/>. Permita só se foi você quem acabou de começar a conectá-lo. Qualquer programa pode usar este nome.',
  answerGoesTo: 'Sua resposta vai para <address/>.',
  answerGoesToThisDevice: 'Sua resposta vai para um programa neste dispositivo (<address/>).',
} satisfies typeof english;
