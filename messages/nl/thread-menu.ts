import type english from '../en/thread-menu.ts';

export default {
  theThreadCouldNotBeChanged: 'De draad is niet gewijzigd. Probeer het opnieuw.',
  openThread: 'Draad openen',
  rename: 'Hernoemen…',
  moveToAnotherTheme: 'Naar een ander thema…',
  mergeIntoAnotherThread: 'Samenvoegen met andere draad…',
  threadReopened: 'Draad heropend',
  reopenThread: 'Draad heropenen',
  threadClosed: 'Draad gesloten',
  closeThread: 'Draad sluiten',
  threadDeleted: 'Draad verwijderd',
  deleteThread: 'Draad verwijderen',
  threadOf: (title: string) => `Draad ${title}`,
  threadMore: (title: string) => `Draad ${title}: meer`,
} satisfies typeof english;
