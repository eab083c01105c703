import type english from '../en/reclassify.ts';
import { plural } from './plural.ts';

export default {
  loading: 'Cargando',
  showTheLastProposals: 'Mostrar las últimas propuestas',
  classifyingYourTasks: 'Clasificando tus tareas',
  continueInBackground: 'Continuar en segundo plano',
  theConnectionWasLostYour:
    'Se ha perdido la conexión. Tus tareas se siguen clasificando: vuelve a abrir esto para ver cómo va.',
  close: 'Cerrar',
  proposedMoves: 'Cambios propuestos',
  nothingHasMovedYetTasks:
    'Aún no se ha movido nada. Las tareas cuyo lugar elegiste tú no están en esta lista.',
  selectNone: 'No seleccionar ninguna',
  selectAll: 'Seleccionar todas',
  theTasksCouldNotBe: 'No se pudieron devolver las tareas a su sitio. Inténtalo de nuevo.',
  tasksClassified: 'Tareas clasificadas',
  undo: 'Deshacer',
  done: 'Listo',
  noErrors: 'Sin errores.',
  themeChanges: 'Cambios de tema',
  errors: 'Errores',
  movedTasks: 'Tareas movidas',
  classifyFailed: 'No se pudieron clasificar las tareas. Inténtalo de nuevo.',
  progress: (read: number, total: number) => `${read} de ${total}`,
  readSoFar: (read: number, total: number, moves: number) =>
    `${plural(read, { other: '#' })} de ${plural(total, { one: '# leída', other: '# leídas' })}, ${plural(moves, { one: '# cambio', other: '# cambios' })} por proponer.`,
  unread: {
    cancelled: (count: number) =>
      plural(count, { one: 'Cancelado: # tarea sin leer.', other: 'Cancelado: # tareas sin leer.' }),
    failed: (count: number) =>
      plural(count, {
        one: 'El modelo de lenguaje dejó de responder: # tarea sin leer.',
        other: 'El modelo de lenguaje dejó de responder: # tareas sin leer.',
      }),
  },
  to: 'a',
  applyMoves: (accepted: number, proposed: number) =>
    plural(proposed, { one: `Aplicar ${accepted} de # cambio`, other: `Aplicar ${accepted} de # cambios` }),
  tasksNotRead: (count: number) =>
    plural(count, { one: 'No se pudo leer # tarea.', other: 'No se pudieron leer # tareas.' }),
  percentRead: (percent: number) => `${percent} % leído. Nada se mueve hasta que lo aceptes.`,
  tasksAreBack: (count: number) =>
    plural(count, { one: '# tarea ha vuelto a su sitio', other: '# tareas han vuelto a su sitio' }),
  reclassified: (moved: number, total: number) =>
    plural(total, {
      one: `${moved} de # tarea reclasificada.`,
      other: `${moved} de # tareas reclasificadas.`,
    }),
  errorCount: (count: number) => plural(count, { one: '# error.', other: '# errores.' }),
  andMore: (count: number) => plural(count, { other: 'y # más' }),
} satisfies typeof english;
