import type english from '../en/reminders.ts';
import { plural } from './plural.ts';

export default {
  dailyDigest: 'Resumo diário',
  whatIsDueTodayAnd: 'O que vence hoje e o que está atrasado, uma vez por dia.',
  at: 'Às',
  notificationsAreOn: 'As notificações estão ativadas',
  notifications: 'Notificações',
  remindersRingWhileHeddleIs:
    'Os lembretes tocam enquanto o Heddle está aberto. Ative as notificações para recebê-los também quando ele estiver fechado.',
  dismiss: 'Dispensar',
  turnOnNotifications: 'Ativar notificações',
  remindersRingWhileHeddleIsOpen:
    'Os lembretes tocam enquanto o Heddle está aberto. Um dispositivo com notificações ativadas os recebe também quando ele está fechado.',
  loadingYourDevices: 'Carregando seus dispositivos',
  devicesWithNotificationsOn: 'Dispositivos com notificações ativadas',
  thisDevice: 'Este dispositivo',
  noNotificationYet: 'Nenhuma notificação ainda',
  sentItShouldAppearOn: 'Enviada. Deve aparecer no dispositivo em alguns segundos.',
  sendATest: 'Enviar teste',
  turnOff: 'Desativar',
  quietHours: 'Horário de silêncio',
  noRemindersRingDuringThese:
    'Nenhum lembrete toca neste horário. Os desse período são enviados juntos depois.',
  from: 'De',
  to: 'Até',
  reminders: 'Lembretes',
  dismissAll: 'Dispensar todos',
  reminder: 'Lembrete',
  emailReminders: 'Lembretes por e-mail',
  open: 'Abrir',
  done: 'Feito',
  snooze: 'Adiar',
  reminderSound: 'Som do lembrete',
  playTheSound: 'Tocar o som',
  notificationsAreOffOnThis: 'As notificações estão desativadas neste dispositivo',
  turnOn: 'Ativar',
  theBrowserCouldNotReach:
    'O navegador não conseguiu acessar o serviço de push dele. Verifique a conexão ou se alguma configuração de privacidade bloqueia mensagens push e tente de novo.',
  digestWays: { off: 'Desativado', push: 'Notificação', mail: 'E-mail' },
  yourReminderSettings: 'suas configurações de lembretes',
  notificationsAreOff: (device: string) => `As notificações estão desativadas: ${device}`,
  lastNotification: (ago: string) => `Última notificação: ${ago}`,
  sendATestTo: (device: string) => `Enviar teste: ${device}`,
  turnOffOn: (device: string) => `Desativar notificações: ${device}`,
  obstacles: {
    denied:
      'Este navegador bloqueia as notificações do Heddle. Abra as configurações do site ao lado da barra de endereço, permita as notificações e volte aqui.',
    insecure:
      'As notificações precisam de uma conexão segura. Abra o Heddle em um endereço que comece com https ou peça a quem administra este servidor.',
    needs_install:
      'No iPhone e no iPad, adicione primeiro o Heddle à Tela de Início: toque em Compartilhar e em Adicionar à Tela de Início. Abra-o por lá e volte aqui.',
    unsupported:
      'Este navegador não recebe notificações. Os lembretes ainda tocam enquanto o Heddle está aberto.',
  },
  pushErrors: {
    refused:
      'O serviço de push recusou a última notificação. Desative e ative de novo as notificações nesse dispositivo.',
    unreachable:
      'Não foi possível acessar o serviço de push. O Heddle vai tentar de novo na próxima notificação.',
    busy: 'O serviço de push estava ocupado demais. O Heddle vai tentar de novo na próxima notificação.',
  },
  showAll: (count: number) => `Mostrar todos (${count})`,
  remindersWhileAway: (count: number) =>
    plural(count, {
      one: '# lembrete enquanto você esteve fora',
      other: '# lembretes enquanto você esteve fora',
    }),
  countReminders: (count: number) => plural(count, { one: '# lembrete', other: '# lembretes' }),
  alsoSendsTo: (address: string) => `Também envia cada lembrete para ${address}.`,
  completed: (title: string) => `“${title}” concluída`,
  snoozedUntil: (time: string) => `Adiado até ${time}`,
  snoozedUntilTomorrow: (time: string) => `Adiado até amanhã, ${time}`,
  dismissOf: (title: string) => `Dispensar ${title}`,
  doneOf: (title: string) => `Feito: ${title}`,
  snoozeOf: (title: string) => `Adiar ${title}`,
  snoozes: {
    snooze_10_minutes: '10 minutos',
    snooze_1_hour: '1 hora',
    snooze_tomorrow: 'Amanhã',
  },
} satisfies typeof english;
