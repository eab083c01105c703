import type english from '../en/board.ts';

export default {
  more: 'Meer',
  details: 'Details',
  delete: 'Verwijderen',
  nothingHere: 'Hier staat niets.',
  failedToUpdateTask: 'Taak bijwerken mislukt',
  column: 'Kolom',
  moveOrOpen: (title: string) => `${title} verplaatsen of openen`,
  moveTo: {
    pending: 'Naar Open',
    in_progress: 'Naar Bezig',
    completed: 'Naar Afgerond',
    paused: 'Naar Gepauzeerd',
  },
  tasksIn: {
    pending: 'Open taken',
    in_progress: 'Taken waar je mee bezig bent',
    completed: 'Afgeronde taken',
    paused: 'Gepauzeerde taken',
  },
  movedTo: {
    pending: 'Verplaatst naar Open',
    in_progress: 'Verplaatst naar Bezig',
    completed: 'Verplaatst naar Afgerond',
    paused: 'Verplaatst naar Gepauzeerd',
  },
  moveBack: 'Kaart naar de vorige kolom',
  moveOn: 'Kaart naar de volgende kolom',
} satisfies typeof english;
