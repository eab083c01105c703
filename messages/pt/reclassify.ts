import type english from '../en/reclassify.ts';
import { plural } from './plural.ts';

export default {
  loading: 'Carregando',
  showTheLastProposals: 'Mostrar as últimas propostas',
  classifyingYourTasks: 'Classificando suas tarefas',
  continueInBackground: 'Continuar em segundo plano',
  theConnectionWasLostYour:
    'A conexão caiu. Suas tarefas continuam sendo classificadas: abra de novo para ver o andamento.',
  close: 'Fechar',
  proposedMoves: 'Mudanças propostas',
  nothingHasMovedYetTasks: 'Nada foi movido ainda. Tarefas cujo lugar você escolheu não estão nesta lista.',
  selectNone: 'Desmarcar tudo',
  selectAll: 'Selecionar tudo',
  theTasksCouldNotBe: 'Não foi possível mover as tarefas de volta. Tente de novo.',
  tasksClassified: 'Tarefas classificadas',
  undo: 'Desfazer',
  done: 'OK',
  noErrors: 'Nenhum erro.',
  themeChanges: 'Mudanças de tema',
  errors: 'Erros',
  movedTasks: 'Tarefas movidas',
  classifyFailed: 'Não foi possível classificar as tarefas. Tente de novo.',
  progress: (read: number, total: number) => `${read} de ${total}`,
  readSoFar: (read: number, total: number, moves: number) =>
    `${plural(read, { other: '#' })} de ${plural(total, { one: '# lida', other: '# lidas' })}, ${plural(moves, { one: '# mudança', other: '# mudanças' })} a propor.`,
  unread: {
    cancelled: (count: number) =>
      plural(count, {
        one: 'Cancelado: # tarefa não foi lida.',
        other: 'Cancelado: # tarefas não foram lidas.',
      }),
    failed: (count: number) =>
      plural(count, {
        one: 'O modelo de linguagem parou de responder: # tarefa não foi lida.',
        other: 'O modelo de linguagem parou de responder: # tarefas não foram lidas.',
      }),
  },
  to: 'para',
  applyMoves: (accepted: number, proposed: number) =>
    plural(proposed, { one: `Aplicar ${accepted} de # mudança`, other: `Aplicar ${accepted} de # mudanças` }),
  tasksNotRead: (count: number) =>
    plural(count, {
      one: 'Não foi possível ler # tarefa.',
      other: 'Não foi possível ler # tarefas.',
    }),
  percentRead: (percent: number) => `${percent}% lidas. Nada é movido até você concordar.`,
  tasksAreBack: (count: number) =>
    plural(count, { one: '# tarefa voltou para onde estava', other: '# tarefas voltaram para onde estavam' }),
  reclassified: (moved: number, total: number) =>
    plural(total, {
      one: `${moved} de # tarefa reclassificada.`,
      other: `${moved} de # tarefas reclassificadas.`,
    }),
  errorCount: (count: number) => plural(count, { one: '# erro.', other: '# erros.' }),
  andMore: (count: number) => plural(count, { other: 'e mais #' }),
} satisfies typeof english;
