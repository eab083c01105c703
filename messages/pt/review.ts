import type english from '../en/review.ts';
import { plural } from './plural.ts';

export default {
  weeklyReview: 'Revisão semanal',
  reviewTheWeek: 'Revisar a semana',
  tomorrow: 'Amanhã',
  nextWeek: 'Próxima semana',
  someday: 'Algum dia',
  slipped: 'Ficou para trás',
  finish: 'Terminar',
  next: 'Avançar',
  back: 'Voltar',
  whatGotDone: 'O que foi feito',
  nothingWasCompletedInThe: 'Nada foi concluído nos últimos sete dias.',
  whatSlipped: 'O que ficou para trás',
  nothingIsOverdue: 'Nada está atrasado.',
  press1To5To: 'Pressione de 1 a 5 para decidir sobre a primeira.',
  whatIsComingUp: 'O que vem por aí',
  nothingIsDueInThe: 'Nada vence nos próximos sete dias.',
  theInbox: 'A Caixa de entrada',
  theInboxIsEmpty: 'A Caixa de entrada está vazia.',
  inbox: 'Caixa de entrada',
  openTheInbox: 'Abrir a Caixa de entrada',
  reviewDone: 'Revisão concluída',
  goToToday: 'Ir para Hoje',
  seeAnalytics: 'Ver Estatísticas',
  tenMinutesOnceAWeek: 'Dez minutos, uma vez por semana',
  lastReview: {
    today: 'Última revisão: hoje',
    yesterday: 'Última revisão: ontem',
    daysAgo: (days: number) =>
      plural(days, { one: 'Última revisão: há # dia', other: 'Última revisão: há # dias' }),
  },
  done: 'Feita',
  drop: 'Abandonar',
  forTheFirstTask: (decision: string) => `${decision}, para a primeira tarefa`,
  showAll: (count: number) => plural(count, { other: 'Mostrar todas (#)' }),
  nextStep: 'Próxima etapa da revisão',
  previousStep: 'Etapa anterior da revisão',
  stepOf: (step: number, steps: number) => `Etapa ${step} de ${steps}`,
  atOf: (step: number, steps: number) => `${step} de ${steps}`,
  completedInSevenDays: (count: number) =>
    plural(count, {
      one: 'Você concluiu # tarefa nos últimos sete dias.',
      other: 'Você concluiu # tarefas nos últimos sete dias.',
    }),
  areOverdue: (count: number) =>
    plural(count, {
      one: '# tarefa está atrasada. Dê a ela um novo dia ou abra mão dela.',
      other: '# tarefas estão atrasadas. Dê a cada uma um novo dia ou abra mão dela.',
    }),
  areDueInSevenDays: (count: number) =>
    plural(count, {
      one: '# tarefa vence nos próximos sete dias. É demais? Abra uma tarefa para movê-la.',
      other: '# tarefas vencem nos próximos sete dias. É demais? Abra uma tarefa para movê-la.',
    }),
  haveNoTheme: (count: number) =>
    plural(count, {
      one: '# tarefa ainda não tem tema. Escolha um ou abandone-a.',
      other: '# tarefas ainda não têm tema. Escolha um para cada uma ou abandone-a.',
    }),
  summary: (done: number, overdue: number, ahead: number) =>
    `${plural(done, { one: '# tarefa concluída.', other: '# tarefas concluídas.' })} ${overdue === 0 ? 'Nada está atrasado' : plural(overdue, { one: '# tarefa atrasada', other: '# tarefas atrasadas' })}, ${plural(ahead, { one: '# tarefa pela frente.', other: '# tarefas pela frente.' })}`,
  tenMinutesAndLast: (last: string) => `Dez minutos, uma vez por semana. ${last}.`,
} satisfies typeof english;
