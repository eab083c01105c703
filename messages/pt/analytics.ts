import type english from '../en/analytics.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# tarefa', other: '# tarefas' });
const countSessions = (count: number) => plural(count, { one: '# sessão', other: '# sessões' });
const countDays = (count: number) => plural(count, { one: '# dia', other: '# dias' });

type Before = number | 'year';
const inBefore = (before: Before) =>
  before === 'year'
    ? 'no ano anterior'
    : plural(before, { one: 'no dia anterior', other: 'nos # dias anteriores' });

export default {
  focus: 'Foco',
  estimates: 'Durações estimadas',
  onceYouCompleteATask:
    'Quando você concluir uma tarefa em que trabalhou em uma sessão de foco, a duração estimada será comparada com o tempo que ela levou.',
  estimate: 'Duração estimada',
  themesFoundForYou: 'Temas encontrados para você',
  aThemeCountsAsRight:
    'Um tema conta como certo quando você o manteve ou concluiu a tarefa nele, e como errado quando você moveu a tarefa. Tarefas que ficaram na Caixa de entrada porque o Heddle não tinha certeza não contam.',
  loadingYourHistory: 'Carregando seu histórico',
  nothingHereYetForThis:
    'Nada aqui ainda para este período. Quando você concluir ou mover uma tarefa organizada para você, o tema dela contará aqui.',
  sure: 'Certeza',
  howSureItWas: 'Quanta certeza tinha',
  howOftenItWasRight: 'Com que frequência acertou',
  mindfulness: 'Atenção plena',
  overdue: 'Atrasadas',
  onlyTheLast30Days:
    'Só os últimos 30 dias são exatos: o resto do seu histórico é carregado quando a conexão voltar.',
  nothingWasOverdueInThis:
    'Nada esteve atrasado neste período. Uma tarefa aparece aqui a partir do fim do dia do prazo, até você a concluir ou reagendar.',
  range: 'Período',
  from: 'De',
  to: 'Até',
  tasks: 'Tarefas',
  completedAndAdded: 'Concluídas e adicionadas',
  nothingWasCompletedOrAdded:
    'Nada foi concluído ou adicionado neste período. As tarefas aparecem aqui no dia em que você as adiciona e no dia em que as conclui.',
  theme: 'Tema',
  completedByTheme: 'Concluídas por tema',
  noPriority: 'Sem prioridade',
  priority: 'Prioridade',
  completedByPriority: 'Concluídas por prioridade',
  hour: 'Hora',
  completedByHourOfThe: 'Concluídas por hora do dia',
  analytics: 'Estatísticas',
  whatYourTasksAndSessions: 'O resultado das suas tarefas e sessões, calculado neste dispositivo',
  counting: 'Calculando…',
  nothingToCountYet: 'Nada a contar ainda',
  startAFocusSession: 'Iniciar uma sessão de foco',
  completeATaskOrFinish: 'Conclua uma tarefa ou termine uma sessão de foco, e ela aparece aqui na hora.',
  units: { day: 'Dia', week: 'Semana', month: 'Mês' },
  noFocusSessions:
    'Nenhuma sessão de foco neste período. Inicie uma, e os minutos dela aparecem aqui assim que terminar. <link>Timer de foco</link>',
  focusBy: { day: 'Foco por dia', week: 'Foco por semana', month: 'Foco por mês' },
  youFocused: (time: string, sessions: number) =>
    `Você dedicou ${time} ao foco em ${countSessions(sessions)}.`,
  bestBy: {
    day: (day: string, most: string) => `Seu melhor dia: ${day}, com ${most}.`,
    week: (week: string, most: string) => `Sua melhor semana: ${week}, com ${most}.`,
    month: (month: string, most: string) => `Seu melhor mês: ${month}, com ${most}.`,
  },
  pomodorosTaken: 'Pomodoros gastos',
  estimatedOf: (pomodoros: number, count: string) =>
    `Duração estimada: ${plural(pomodoros, { one: '# pomodoro', other: '# pomodoros' })}, n = ${count}`,
  tasksTake: (estimated: number, actual: string, count: string) =>
    `Suas tarefas de ${plural(estimated, { one: '# pomodoro', other: '# pomodoros' })} levam ${actual} (n = ${count}).`,
  calibration: 'Quanta certeza tinha e com que frequência acertou',
  themesFoundIn: (days: string) => `Temas encontrados, ${days}`,
  right: 'Acertos',
  shareSure: (percent: string) => `${percent} de certeza`,
  themesRight: (right: string, themes: number, percent: string) =>
    `Certos: ${right} de ${plural(themes, { one: '# tema', other: '# temas' })} (${percent}).`,
  sureAndRight: (sure: string, right: string, count: string) =>
    `${sure} de certeza, ${right} de acertos <count>(n = ${count})</count>`,
  completed: 'Concluídas',
  added: 'Adicionadas',
  addedTasksCompleted: 'Adicionadas e concluídas',
  countOfTasks: (part: string, tasks: number) => `${part} de ${countTasks(tasks)}`,
  shareBefore: (percent: string) => `${percent} antes`,
  overdueNow: 'Atrasadas agora',
  atTheStart: (count: string) => `${count} no início deste período`,
  countSessions,
  countFocusSessions: countSessions,
  streak: 'Sequência',
  countDays,
  longestStreak: (days: number) => `com alguma tarefa concluída; a maior sequência foi de ${countDays(days)}`,
  mindfulnessBy: {
    day: 'Atenção plena por dia',
    week: 'Atenção plena por semana',
    month: 'Atenção plena por mês',
  },
  noMindfulnessSessions:
    'Nenhuma sessão neste período. Os minutos de cada sessão aparecem aqui assim que ela termina. <link>Atenção plena</link>',
  youTookForYourself: (time: string, sessions: number) =>
    `Você reservou ${time} para você em ${countSessions(sessions)}.`,
  overdueAtEndOf: {
    day: 'Atrasadas no fim de cada dia',
    week: 'Atrasadas no fim de cada semana',
    month: 'Atrasadas no fim de cada mês',
  },
  overdueTasksNow: (count: number) =>
    plural(count, { one: '# tarefa está atrasada agora.', other: '# tarefas estão atrasadas agora.' }),
  overdueTasksAtTheEnd: (count: number) =>
    plural(count, { one: '# tarefa está atrasada no fim.', other: '# tarefas estão atrasadas no fim.' }),
  peak: (count: string, day: string) => `O pico foi ${count} (${day}).`,
  presets: { '7': '7 dias', '30': '30 dias', '90': '90 dias', '365': 'Ano', all: 'Tudo', own: 'Outro' },
  daysFromTo: (from: string, to: string) => `${from} a ${to}`,
  fromTo: (from: string, to: string) => `${from} a ${to}`,
  completedAndAddedBy: {
    day: 'Concluídas e adicionadas por dia',
    week: 'Concluídas e adicionadas por semana',
    month: 'Concluídas e adicionadas por mês',
  },
  youCompletedAndAdded: (completed: number, added: string) =>
    `Você concluiu ${countTasks(completed)} e adicionou ${added}.`,
  hadTheMost: (theme: string, part: string, all: string) =>
    `${theme} teve o maior número: ${part} de ${all}.`,
  pressing: (part: string, all: string) => `${part} de ${all} com prioridade alta ou urgente.`,
  bestHours: (from: string, to: string, part: string, tasks: number) =>
    `Seu melhor horário é de ${from} a ${to}: ${part} de ${countTasks(tasks)}.`,
  completedByHour: 'Concluídas por hora',
  comparisons: {
    asMany: (before: Before) => `tantas quantas ${inBefore(before)}`,
    more: (count: string, before: Before) => `${count} a mais que ${inBefore(before)}`,
    fewer: (count: string, before: Before) => `${count} a menos que ${inBefore(before)}`,
    asMuch: (before: Before) => `o mesmo que ${inBefore(before)}`,
    moreTime: (time: string, before: Before) => `${time} a mais que ${inBefore(before)}`,
    lessTime: (time: string, before: Before) => `${time} a menos que ${inBefore(before)}`,
  },
  noMinutes: '0 min',
} satisfies typeof english;
