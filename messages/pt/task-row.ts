import type english from '../en/task-row.ts';
import { plural } from './plural.ts';

export default {
  failedToUpdateTask: 'Não foi possível atualizar a tarefa',
  today: 'Hoje',
  tomorrow: 'Amanhã',
  moveToDay: 'Mover para o dia',
  dueDate: 'Prazo',
  time: 'Hora',
  due: '<spoken>Prazo: </spoken><date/>',
  moveTo: 'Mover para',
  thread: 'Linha',
  none: 'Nenhuma',
  suggestedTag: 'Etiqueta sugerida',
  suggestedTagPrefix: 'Etiqueta sugerida ',
  taggedPrefix: 'Etiqueta ',
  projectPrefix: 'Projeto ',
  edit: 'Editar',
  more: 'Mais',
  details: 'Detalhes',
  date: 'Data…',
  select: 'Selecionar',
  whyThisTheme: 'Por que este tema?',
  delete: 'Excluir',
  completed: ', concluída',
  priorities: {
    urgent: '<spoken>Prioridade </spoken>Urgente',
    high: '<spoken>Prioridade </spoken>Alta',
    medium: '<spoken>Prioridade </spoken>Média',
    low: '<spoken>Prioridade </spoken>Baixa',
  },
  moreFor: (title: string) => `Mais para ${title}`,
  pomodoros: (count: number) => plural(count, { one: '# pomodoro', other: '# pomodoros' }),
  createdOn: (date: string) => `Criada: ${date}`,
  subtasksDone: (progress: string) => `${progress}<spoken> subtarefas concluídas</spoken>`,
  foundSpoken: (count: number) =>
    plural(count, {
      one: '# encontrada<spoken> na descrição</spoken>',
      other: '# encontradas<spoken> na descrição</spoken>',
    }),
} satisfies typeof english;
