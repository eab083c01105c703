import type english from '../en/plan-days.ts';
import { plural } from './plural.ts';

export default {
  date: 'Data',
  days: 'Dias',
  anotherDay: 'Outro dia',
  setDate: 'Definir data',
  rescheduleToToday: 'Reagendar para hoje',
  nextWeek: 'Próxima semana',
  whatIsPlanned: 'O que está planejado',
  plan: 'Planejar<spoken> meu dia e minha semana</spoken>',
  upcoming: 'Em breve',
  allOfToday: 'Tudo de hoje',
  nothingIsDueToday: 'Nada vence hoje.',
  today: 'Hoje',
  time: 'Hora',
  nothingIsDueToday2: 'Nada vence hoje',
  seeUpcomingTasks: 'Ver as próximas tarefas',
  tasksThatAreOverdueOr: 'Tarefas atrasadas ou que vencem hoje aparecem aqui.',
  everythingThatHasADate: 'Tudo o que tem data',
  layout: 'Layout',
  nothingPlanned: 'Nada planejado',
  addATaskToA: 'Adicione uma tarefa a um dia ou dê uma data a uma tarefa existente.',
  addATaskFor: (day: string) => `Adicionar tarefa para ${day}`,
  dateFor: (tasks: string) => `Data para ${tasks}`,
  moreIn: (count: number) => plural(count, { other: 'mais #<spoken> em </spoken><day/>' }),
  addTaskFor: 'Adicionar tarefa<spoken> para </spoken><day/>',
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarefa</spoken>', other: '#<spoken> tarefas</spoken>' }),
  spans: { today: 'Hoje', week: 'Próximos 7 dias' },
  layouts: { list: 'Lista', week: 'Semana', month: 'Mês' },
} satisfies typeof english;
