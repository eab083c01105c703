import type english from '../en/list-pages.ts';
import { inPlace } from './place.ts';
import { plural } from './plural.ts';

export default {
  backToAllTasks: 'Voltar para Todas as tarefas',
  createANewTaskTo: 'Crie uma tarefa para começar!',
  addATask: 'Adicionar tarefa',
  addTheFirstOneAbove: 'Adicione a primeira acima.',
  needsAttention: 'Precisa de atenção',
  urgentHighPriorityOrOverdue: 'Urgentes, de prioridade alta ou atrasadas',
  mostUrgentFirst: 'Mais urgentes primeiro',
  addAHighPriorityTask: 'Nova tarefa de prioridade alta',
  nothingNeedsAttention: 'Nada precisa de atenção',
  noOpenTaskIsUrgent: 'Nenhuma tarefa aberta é urgente, de prioridade alta ou está atrasada.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# tarefa', other: '# tarefas' })} ${inPlace(theme)}${tag === undefined ? '' : ` com a etiqueta ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined
      ? `Nenhuma tarefa ${inPlace(theme)}`
      : `Nenhuma tarefa ${inPlace(theme)} com a etiqueta ${tag}`,
  openTasks: (count: number) => plural(count, { one: '# tarefa aberta', other: '# tarefas abertas' }),
  tasksOf: (list: string) => `Tarefas: ${list}`,
  ofPriority: {
    urgent: 'Nenhuma tarefa tem esta etiqueta; estas têm prioridade urgente',
    high: 'Nenhuma tarefa tem esta etiqueta; estas têm prioridade alta',
    medium: 'Nenhuma tarefa tem esta etiqueta; estas têm prioridade média',
    low: 'Nenhuma tarefa tem esta etiqueta; estas têm prioridade baixa',
  },
  addOfPriority: {
    urgent: 'Nova tarefa urgente',
    high: 'Nova tarefa de prioridade alta',
    medium: 'Nova tarefa de prioridade média',
    low: 'Nova tarefa de prioridade baixa',
  },
  addTagged: (tag: string) => `Adicionar tarefa com a etiqueta ${tag}`,
  noTasksTagged: (tag: string) => `Nenhuma tarefa com a etiqueta ${tag}`,
} satisfies typeof english;
