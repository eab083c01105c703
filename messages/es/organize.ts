import type english from '../en/organize.ts';
import { plural } from './plural.ts';

export default {
  allTasks: 'Todas las tareas',
  completed: 'Completadas',
  closedThreads: 'Hilos cerrados',
  closedThreadsIn: (theme: string) => `Hilos cerrados en ${theme}`,
  origins: { user: 'Tuyo', ai: 'IA' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarea</spoken>', other: '#<spoken> tareas</spoken>' }),
} satisfies typeof english;
