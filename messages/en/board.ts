export default {
  buttonAInput: 'button, a, input',
  more: 'More',
  details: 'Details',
  delete: 'Delete',
  shiftArrowleftShiftArrowright: 'Shift+ArrowLeft Shift+ArrowRight',
  nothingHere: 'Nothing here.',
  buttonInput: 'button, input',
  failedToUpdateTask: 'Failed to update task',
  shiftArrowleft: 'Shift+ArrowLeft',
  task: 'Task',
  shiftArrowright: 'Shift+ArrowRight',
  column: 'Column',
};
