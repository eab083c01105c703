import type english from '../en/organize.ts';
import { plural } from './plural.ts';

export default {
  allTasks: 'Todas as tarefas',
  completed: 'Concluídas',
  closedThreads: 'Linhas encerradas',
  closedThreadsIn: (theme: string) => `Linhas encerradas em ${theme}`,
  origins: { user: 'Seu', ai: 'IA' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarefa</spoken>', other: '#<spoken> tarefas</spoken>' }),
} satisfies typeof english;
