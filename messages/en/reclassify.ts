import { plural } from './plural.ts';

export default {
  loading: 'Loading',
  showTheLastProposals: 'Show the last proposals',
  classifyingYourTasks: 'Classifying your tasks',
  continueInBackground: 'Continue in background',
  theConnectionWasLostYour:
    'The connection was lost. Your tasks are still being classified: open this again to see how far it is.',
  close: 'Close',
  proposedMoves: 'Proposed moves',
  nothingHasMovedYetTasks: 'Nothing has moved yet. Tasks whose place you chose are not in this list.',
  selectNone: 'Select none',
  selectAll: 'Select all',
  theTasksCouldNotBe: 'The tasks could not be moved back. Please try again.',
  tasksClassified: 'Tasks classified',
  undo: 'Undo',
  done: 'Done',
  noErrors: 'No errors.',
  themeChanges: 'Theme changes',
  errors: 'Errors',
  movedTasks: 'Moved tasks',
  classifyFailed: 'Failed to reclassify tasks. Please try again.',
  progress: (read: number, total: number) => `${read} of ${total}`,
  readSoFar: (read: number, total: number, moves: number) =>
    `${plural(read, { other: '#' })} of ${plural(total, { other: '#' })} read, ${plural(moves, { one: '# move', other: '# moves' })} to propose.`,
  unread: {
    cancelled: (count: number) =>
      plural(count, { one: 'Canceled: # task not read.', other: 'Canceled: # tasks not read.' }),
    failed: (count: number) =>
      plural(count, {
        one: 'The language model stopped answering: # task not read.',
        other: 'The language model stopped answering: # tasks not read.',
      }),
  },
  to: 'to',
  applyMoves: (accepted: number, proposed: number) =>
    plural(proposed, { one: `Apply ${accepted} of # move`, other: `Apply ${accepted} of # moves` }),
  tasksNotRead: (count: number) =>
    plural(count, { one: '# task could not be read.', other: '# tasks could not be read.' }),
  percentRead: (percent: number) => `${percent}% read. Nothing moves until you agree.`,
  tasksAreBack: (count: number) =>
    plural(count, { one: '# task is back where it was', other: '# tasks are back where they were' }),
  reclassified: (moved: number, total: number) =>
    plural(total, { one: `Reclassified ${moved} of # task.`, other: `Reclassified ${moved} of # tasks.` }),
  errorCount: (count: number) => plural(count, { one: '# error.', other: '# errors.' }),
  andMore: (count: number) => plural(count, { other: 'and # more' }),
};
