import type english from '../en/thread-menu.ts';

export default {
  theThreadCouldNotBeChanged: 'No se pudo cambiar el hilo. Inténtalo de nuevo.',
  openThread: 'Abrir hilo',
  rename: 'Cambiar nombre…',
  moveToAnotherTheme: 'Mover a otro tema…',
  mergeIntoAnotherThread: 'Combinar con otro hilo…',
  threadReopened: 'Hilo reabierto',
  reopenThread: 'Reabrir hilo',
  threadClosed: 'Hilo cerrado',
  closeThread: 'Cerrar hilo',
  threadDeleted: 'Hilo eliminado',
  deleteThread: 'Eliminar hilo',
  threadOf: (title: string) => `Hilo ${title}`,
  threadMore: (title: string) => `Hilo ${title}: más`,
} satisfies typeof english;
