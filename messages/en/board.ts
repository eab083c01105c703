export default {
  more: 'More',
  details: 'Details',
  delete: 'Delete',
  nothingHere: 'Nothing here.',
  failedToUpdateTask: 'Failed to update task',
  column: 'Column',
  moveOrOpen: (title: string) => `Move or open ${title}`,
  moveTo: {
    pending: 'Move to Pending',
    in_progress: 'Move to In progress',
    completed: 'Move to Completed',
    paused: 'Move to Paused',
  },
  tasksIn: {
    pending: 'Pending tasks',
    in_progress: 'In progress tasks',
    completed: 'Completed tasks',
    paused: 'Paused tasks',
  },
  movedTo: {
    pending: 'Moved to Pending',
    in_progress: 'Moved to In progress',
    completed: 'Moved to Completed',
    paused: 'Moved to Paused',
  },
  moveBack: 'Move card to the previous column',
  moveOn: 'Move card to the next column',
};
