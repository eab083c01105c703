import type english from '../en/organize.ts';
import { plural } from './plural.ts';

export default {
  allTasks: 'Todas as tarefas',
  completed: 'Concluídas',
  closedThreads: 'Linhas encerradas',
  closedThreadsIn: (theme: string) => `Linhas encerradas em ${theme}`,
  origins: { user: 'Por você', ai: 'IA' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarefa</spoken>', other: '#<spoken> tarefas</spoken>' }),
  continue: 'Continuar',
  cancel: 'Cancelar',
  classifyTasks: 'Classificar tarefas',
  classifyQuestion: {
    title: 'Classificar tarefas',
    text: 'TODAS as suas tarefas serão classificadas de novo pelo modelo de linguagem e movidas para os temas padrão adequados (Trabalho, Pessoal, Saúde etc.). Continuar?',
  },
} satisfies typeof english;
