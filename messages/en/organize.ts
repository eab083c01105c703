export default {
  allTasks: 'All tasks',
  completed: 'Completed',
  closedThreads: 'Closed threads',
};
