import type english from '../en/planning.ts';
import { plural } from './plural.ts';

export default {
  overFull: 'Cheio demais: ',
  today: 'Hoje',
  thePlanCouldNotBe: 'Não foi possível salvar o plano. Tente de novo.',
  planFor: 'Planejar para',
  proposed: 'Proposto',
  days: 'Dias',
  whatIsDueOnEach: 'O que vence em cada dia, depois de movidas as tarefas marcadas.',
  noRoom: 'Sem espaço',
  noneOfTheseDaysHas:
    'Nenhum destes dias tem espaço para elas. Dê mais horas aos dias, reduza as durações estimadas ou abandone algumas.',
  everythingFits: 'Tudo cabe.',
  timeForTasksOnEach: 'Tempo para tarefas por dia',
  minutes: 'Minutos',
  plan: 'Planejar',
  whatToDoOnWhich:
    'O que fazer em cada dia, conforme datas, prioridades, durações estimadas e o tempo que você reservou. Nada muda de dia até você confirmar.',
  loadOfTasks: (load: string, count: number) =>
    plural(count, { one: `${load}, # tarefa`, other: `${load}, # tarefas` }),
  nowLoad: (load: string) => `agora ${load}`,
  besidesEvents: (hours: string) => `além de ${hours} de eventos`,
  reasons: { overdue: 'atrasada', overfull: 'o dia está cheio', undated: 'sem data' },
  fromTo: (from: string, to: string) => `de ${from} para ${to}`,
  moveTask: (title: string, day: string) => `Mover “${title}” para ${day}`,
  spans: { day: 'Hoje', week: 'Próximos 7 dias' },
  moved: (count: number) => plural(count, { one: '# tarefa movida', other: '# tarefas movidas' }),
  move: (count: number) => plural(count, { one: 'Mover # tarefa', other: 'Mover # tarefas' }),
  duration: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    both: (hours: number, minutes: string) => `${hours} h ${minutes}`,
  },
  loadOf: (load: string, capacity: string) => `${load} de ${capacity}`,
  fullDay: (day: string, load: string) => `${day}: ${load}`,
  fullDays: (days: string[]) => days.join('; '),
  noRoomElsewhere: (full: string) => `${full}. Não há espaço em outro dia.`,
  moveQuestion: (count: number) => plural(count, { one: 'Mover # tarefa?', other: 'Mover # tarefas?' }),
  weekdays: {
    monday: 'Segunda-feira',
    tuesday: 'Terça-feira',
    wednesday: 'Quarta-feira',
    thursday: 'Quinta-feira',
    friday: 'Sexta-feira',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  enterMinutes: (max: number) => `Informe de 0 a ${max} minutos.`,
} satisfies typeof english;
