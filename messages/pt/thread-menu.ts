import type english from '../en/thread-menu.ts';

export default {
  theThreadCouldNotBeChanged: 'Não foi possível alterar a linha. Tente de novo.',
  openThread: 'Abrir linha',
  rename: 'Renomear…',
  moveToAnotherTheme: 'Mover para outro tema…',
  mergeIntoAnotherThread: 'Juntar a outra linha…',
  threadReopened: 'Linha reaberta',
  reopenThread: 'Reabrir linha',
  threadClosed: 'Linha encerrada',
  closeThread: 'Encerrar linha',
  threadDeleted: 'Linha excluída',
  deleteThread: 'Excluir linha',
  threadOf: (title: string) => `Linha ${title}`,
  threadMore: (title: string) => `Linha ${title}: mais`,
} satisfies typeof english;
