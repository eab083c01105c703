export default {
  taskAddedSuccessfully: '✓ Task added successfully',
  failedToAddTask: 'Failed to add task',
  whatWasFoundWasDismissed: 'What was found was dismissed',
  failedToUpdateTask: 'Failed to update task',
  dismiss: 'Dismiss',
  whatWasFound: 'what was found',
  addAll: 'Add all',
  add: 'Add',
  inTheDescription: 'in the description',
};
