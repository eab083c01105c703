import type english from '../en/board.ts';

export default {
  more: 'Mais',
  details: 'Detalhes',
  delete: 'Excluir',
  nothingHere: 'Nada aqui.',
  failedToUpdateTask: 'Não foi possível atualizar a tarefa',
  column: 'Coluna',
  moveOrOpen: (title: string) => `Mover ou abrir ${title}`,
  moveTo: {
    pending: 'Mover para Pendente',
    in_progress: 'Mover para Em andamento',
    completed: 'Mover para Concluída',
    paused: 'Mover para Pausada',
  },
  tasksIn: {
    pending: 'Tarefas pendentes',
    in_progress: 'Tarefas em andamento',
    completed: 'Tarefas concluídas',
    paused: 'Tarefas pausadas',
  },
  movedTo: {
    pending: 'Movida para Pendente',
    in_progress: 'Movida para Em andamento',
    completed: 'Movida para Concluída',
    paused: 'Movida para Pausada',
  },
  moveBack: 'Mover o cartão para a coluna anterior',
  moveOn: 'Mover o cartão para a próxima coluna',
} satisfies typeof english;
