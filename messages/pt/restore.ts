import type english from '../en/restore.ts';

export default {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  tooLarge: (gigabytes: number) => `Este arquivo tem mais de ${gigabytes} GB.`,
  tooLargeHint: 'Quem administra este servidor pode restaurá-lo com npm run restore.',
  chooseFirst: 'Escolha primeiro o arquivo de um backup.',
  restored: 'O backup foi restaurado',
  asItWasOn: (moment: string) => `Tudo está como era em ${moment}.`,
  asItWas: 'Tudo está como era no backup.',
  signInAsThere: 'Entre com o e-mail e a senha que você tinha lá.',
  signInAndEnterAgain:
    'Entre com o e-mail e a senha que você tinha lá. O backup não estava criptografado, então a verificação em duas etapas precisa ser redefinida, e as chaves de API, informadas de novo.',
  title: 'Restaurar um backup',
  lead: 'Tudo do seu outro Heddle vem para este servidor: todas as contas, com suas tarefas, gravações e configurações. Ninguém tem conta aqui ainda, então nada se perde.',
  createAccount: 'Criar uma conta',
  file: 'Arquivo de backup',
  choose: 'Escolher arquivo',
  chooseAnother: 'Escolher outro arquivo',
  whereBackupsAre: 'O Heddle guarda os backups na pasta backups dos dados dele, e npm run backup cria um.',
  key: 'Chave do backup',
  keyHint: 'A BACKUP_KEY do servidor que o criou. Deixe em branco se a deste servidor for a mesma.',
  restore: 'Restaurar',
  sending: 'Enviando o backup…',
  sendingLabel: 'Enviando o backup',
  percent: (share: number) => `${share} por cento`,
  cancel: 'Cancelar',
  restoring: 'Restaurando. Isto pode levar alguns minutos; deixe esta página aberta.',
  notRestored: 'O backup não foi restaurado',
  problems: {
    encrypted: { text: 'Este backup está criptografado. Informe a chave usada para criá-lo (BACKUP_KEY).' },
    wrongKey: { text: 'Esta não é a chave deste backup, ou o arquivo está danificado.' },
    damaged: { text: 'Este backup está danificado ou incompleto.', hint: 'Escolha outro.' },
    noBackup: {
      text: 'Este arquivo não é um backup do Heddle.',
      hint: 'O nome dele termina em .backup.',
    },
    noAccounts: { text: 'Não há nenhuma conta neste backup, então não há nada a restaurar.' },
    newer: {
      text: 'Este backup foi criado por um Heddle mais novo.',
      hint: 'Atualize este servidor e depois restaure-o.',
    },
    otherSecret: {
      text: 'Este backup é de um servidor com outro SECRET.',
      hint: 'Quem administra este servidor precisa definir SECRET com aquele valor, ou usar npm run restore, que diz qual era.',
    },
    inUse: {
      text: 'Alguém já tem conta neste servidor, então nada foi restaurado.',
      hint: 'Quem administra este servidor pode substituir tudo o que há nele com npm run restore.',
    },
    partLost: { text: 'Uma parte do backup não chegou.', hint: 'Tente de novo.' },
    busy: { text: 'O servidor está ocupado.', hint: 'Tente de novo daqui a pouco.' },
    noRoom: {
      text: 'O disco do servidor está cheio.',
      hint: 'Quem o administra precisa liberar espaço primeiro.',
    },
    restarting: {
      text: 'O servidor está reiniciando com um backup restaurado.',
      hint: 'Tente de novo daqui a pouco.',
    },
    refused: { text: 'Não é possível restaurar este backup.', hint: 'O log do servidor diz por quê.' },
  },
} satisfies typeof english;
