import type english from '../en/add-task.ts';

export default {
  taskCreatedSuccessfully: 'Tarefa criada',
  failedToCreateTask: 'Não foi possível criar a tarefa',
  newTask: 'Nova tarefa',
  title: 'Título',
  context: 'Contexto',
  priority: 'Prioridade',
  tags: 'Etiquetas',
  homePhone: 'casa, telefone',
  close: 'Fechar',
  createTask: 'Criar tarefa',
  understood: 'Entendido',
  removeDate: 'Remover data',
  removePriority: 'Remover prioridade',
  removeTags: 'Remover etiquetas',
} satisfies typeof english;
