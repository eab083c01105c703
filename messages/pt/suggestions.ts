import type english from '../en/suggestions.ts';
import { plural } from './plural.ts';

export default {
  failedToAddTask: 'Não foi possível adicionar a tarefa',
  whatWasFoundWasDismissed: 'O que foi encontrado foi dispensado',
  failedToUpdateTask: 'Não foi possível atualizar a tarefa',
  dismiss: 'Dispensar<spoken> o que foi encontrado</spoken>',
  addAll: 'Adicionar todas',
  add: 'Adicionar',
  tasksAdded: (count: number) =>
    plural(count, { one: '✓ Tarefa adicionada', other: '✓ # tarefas adicionadas' }),
  foundInDescription: 'Encontrado na descrição',
  addTitle: (title: string) => `Adicionar “${title}”`,
} satisfies typeof english;
