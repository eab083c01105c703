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
  continue: 'Continuar',
  cancel: 'Cancelar',
  classifyTasks: 'Clasificar tareas',
  classifyQuestion: {
    title: 'Clasificar tareas',
    text: 'Se volverán a clasificar TODAS tus tareas con un modelo de lenguaje. Se moverán a los temas estándar que les correspondan (Trabajo, Personal, Salud…). ¿Continuar?',
  },
} satisfies typeof english;
