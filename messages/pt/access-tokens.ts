import type english from '../en/access-tokens.ts';

export default {
  accessTokens: 'Tokens de acesso',
  copyItNowAndKeep: 'Copie-o agora e guarde-o como uma senha: ele nunca mais é mostrado.',
  token: 'Token',
  copyToken: 'Copiar token',
  tokenCopied: 'Token copiado',
  addATaskFromA: 'Adicionar uma tarefa por um terminal',
  iHaveSavedIt: 'Já guardei',
  itLosesAccessAtOnce: 'Ele perde o acesso imediatamente. Você pode conectá-lo de novo a partir do programa.',
  disconnect: 'Desconectar',
  cancel: 'Cancelar',
  noProgramsAreConnected: 'Nenhum programa conectado.',
  readAndChange: 'Ler e alterar',
  read: 'Ler',
  connectedPrograms: 'Programas conectados',
  aiClientsYouHaveConnected:
    'Clientes de IA que você conectou. Cada um continua conectado até você desconectá-lo, mesmo que altere sua senha.',
  chooseAtLeastOne: 'Escolha pelo menos uma',
  createAnAccessToken: 'Criar token de acesso',
  createToken: 'Criar token',
  name: 'Nome',
  whatWillUseItSuch: 'O que vai usá-lo, como “Atalhos no meu celular”.',
  whatItMayDo: 'O que ele pode fazer',
  noTokenCanSignIn:
    'Nenhum token pode entrar, criar tokens, excluir sua conta ou acessar as chaves dos modelos de linguagem.',
  expires: 'Expira',
  whatUsesThisTokenIs:
    'O que usa este token é recusado a partir de agora. Um token revogado não volta; você pode criar outro.',
  revoke: 'Revogar',
  thereAreNoAccessTokens: 'Ainda não há tokens de acesso.',
  createAToken: 'Criar token',
  neverUsed: 'Nunca usado',
  theServerCannotBeReached:
    'O servidor está inacessível, então o token não foi criado. Verifique a conexão e tente de novo.',
  thisNameCannotBeUsed: 'Este nome não pode ser usado. Escolha um com letras, dígitos e sinais comuns.',
  theTokenCouldNotBe: 'Não foi possível criar o token. Tente de novo daqui a pouco.',
  accessTokensLead:
    'Com um token, um script, um atalho no celular ou outro programa pode usar sua conta sem sua senha. Ele funciona até expirar ou você o revogar, mesmo que você altere a senha. <link>O que a API pode fazer</link>',
  loadingTokens: 'Carregando seus tokens de acesso',
  revokeThis: (name: string) => `Revogar “${name}”?`,
  isRevoked: (name: string) => `“${name}” revogado`,
  couldNotBeRevoked: (name: string) =>
    `Não foi possível revogar “${name}”, então talvez ainda funcione. Verifique a conexão e tente de novo.`,
  revokeToken: (name: string) => `Revogar ${name}`,
  yourTokenFor: 'Seu token para <name/>',
  loadingPrograms: 'Carregando seus programas conectados',
  disconnectThis: (name: string) => `Desconectar “${name}”?`,
  isDisconnected: (name: string) => `“${name}” desconectado`,
  couldNotBeDisconnected: (name: string) =>
    `Não foi possível desconectar “${name}”, então talvez ainda funcione. Verifique a conexão e tente de novo.`,
  disconnectProgram: (name: string) => `Desconectar ${name}`,
  connectedAndUsed: (connected: string, used: string, address: string | null) =>
    address
      ? `Conectado ${connected}, usado ${used} a partir de ${address}`
      : `Conectado ${connected}, usado ${used}`,
  connectedNeverUsed: (connected: string) => `Conectado ${connected}, nunca usado`,
  nameIsRequired: 'Informe o nome',
  scopes: {
    read: {
      label: 'Leitura',
      hint: 'Ver suas tarefas, notas, gravações, configurações e tudo o mais que uma exportação contém.',
    },
    write: { label: 'Escrita', hint: 'Adicionar, alterar e excluir. Não pode esvaziar a lixeira.' },
    settings: { label: 'Configurações', hint: 'Alterar suas configurações, seu nome e seu fuso horário.' },
  },
  scopesTogether: {
    read: 'Leitura',
    write: 'Escrita',
    settings: 'Configurações',
    'read write': 'Leitura e escrita',
    'read settings': 'Leitura e configurações',
    'write settings': 'Escrita e configurações',
    'read write settings': 'Leitura, escrita e configurações',
  },
  lifetimes: { '30': 'Em 30 dias', '90': 'Em 90 dias', '365': 'Em um ano', null: 'Nunca' },
  used: (ago: string, address: string | null) =>
    address ? `Usado ${ago} a partir de ${address}` : `Usado ${ago}`,
  neverExpires: (use: string) => `${use}, nunca expira`,
  expiresOn: (use: string, day: string) => `${use}, expira em ${day}`,
  expiredOn: (use: string, day: string) => `${use}, expirou em ${day}`,
  tooMany: (max: number) => `Você já tem ${max} tokens. Revogue um que não use mais e tente de novo.`,
} satisfies typeof english;
