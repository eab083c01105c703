import type english from '../en/thread-menu.ts';

export default {
  theThreadCouldNotBeChanged: 'Der Strang konnte nicht geändert werden. Bitte versuch es noch einmal.',
  openThread: 'Strang öffnen',
  rename: 'Umbenennen …',
  moveToAnotherTheme: 'In ein anderes Thema verschieben …',
  mergeIntoAnotherThread: 'Mit einem anderen Strang zusammenführen …',
  threadReopened: 'Strang wieder geöffnet',
  reopenThread: 'Strang wieder öffnen',
  threadClosed: 'Strang abgeschlossen',
  closeThread: 'Strang abschließen',
  threadDeleted: 'Strang gelöscht',
  deleteThread: 'Strang löschen',
  threadOf: (title: string) => `Strang ${title}`,
  threadMore: (title: string) => `Strang ${title}: mehr`,
} satisfies typeof english;
