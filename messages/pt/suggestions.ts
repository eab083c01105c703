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
  foundSpoken: (count: number) =>
    plural(count, {
      one: '# encontrada<spoken> na descrição</spoken>',
      other: '# encontradas<spoken> na descrição</spoken>',
    }),
} satisfies typeof english;
