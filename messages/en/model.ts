import { plural } from './plural.ts';

const areUnsent = (count: number) => (count === 1 ? 'is' : 'are');
const changesOf = (count: number) => plural(count, { one: 'One change', other: '# changes' });
const recordingsOf = (count: number) => plural(count, { one: 'One recording', other: '# recordings' });
const onlyHere = (count: number) =>
  count === 1
    ? 'It is only on this device, and signing out removes it. To keep it,'
    : 'They are only on this device, and signing out removes them. To keep them,';
const sync = 'go online and wait until the cloud says “Synced”';
const process = (recordings: number) =>
  `process ${recordings === 1 ? 'the recording' : 'the recordings'} under Voice Input`;

export default {
  /** What waits to be sent, and what can be undone. */
  undoChanges: (count: number) => plural(count, { one: 'Undo a change', other: 'Undo # changes' }),
  redoChanges: (count: number) => plural(count, { one: 'Redo a change', other: 'Redo # changes' }),
  addProject: (name: string) => `Add project “${name}”`,
  changeProject: (name: string) => `Change project “${name}”`,
  deleteProject: (name: string) => `Delete project “${name}”`,
  moveProject: (name: string) => `Move project “${name}”`,
  addThread: (name: string) => `Add thread “${name}”`,
  changeThread: (name: string) => `Change thread “${name}”`,
  deleteThread: (name: string) => `Delete thread “${name}”`,
  addTheme: (name: string) => `Add theme “${name}”`,
  changeTheme: (name: string) => `Change theme “${name}”`,
  deleteTheme: (name: string) => `Delete theme “${name}”`,
  moveTheme: (name: string) => `Move theme “${name}”`,
  archiveProject: (name: string) => `Archive project “${name}”`,
  unarchiveProject: (name: string) => `Unarchive project “${name}”`,
  closeThread: (name: string) => `Close thread “${name}”`,
  reopenThread: (name: string) => `Reopen thread “${name}”`,
  mergeThread: (name: string, into: string) => `Merge thread “${name}” into “${into}”`,
  changeNamed: (name: string) => `Change “${name}”`,
  deleteNamed: (name: string) => `Delete “${name}”`,
  addNamed: (name: string) => `Add “${name}”`,
  restoreNamed: (name: string) => `Restore “${name}”`,
  completeNamed: (name: string) => `Complete “${name}”`,
  reopenNamed: (name: string) => `Reopen “${name}”`,
  changeTasks: (count: number) => plural(count, { one: 'Change # task', other: 'Change # tasks' }),
  restoredAs: (name: string, as: string) =>
    `Another theme is already called “${name}”, so the restored one is now “${as}”`,
  priorities: { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' },
  statuses: { pending: 'Pending', in_progress: 'In progress', completed: 'Completed', paused: 'Paused' },
  delete: 'Delete',
  sureToDeleteTasks: (count: number) =>
    plural(count, {
      one: 'Are you sure you want to delete these # tasks?',
      other: 'Are you sure you want to delete these # tasks?',
    }),
  /** What `tasks` is below, unless it is the quoted title of one. */
  tasks: (count: number) => plural(count, { one: '# tasks', other: '# tasks' }),
  reopenedTasks: (tasks: string) => `Reopened ${tasks}`,
  completedTasks: (tasks: string) => `Completed ${tasks}`,
  /** `due` is when the next one of a series is due. */
  completedWithNext: (title: string, due: string) => `Completed ${title}. Next: ${due}`,
  prioritized: {
    urgent: (tasks: string) => `Urgent priority for ${tasks}`,
    high: (tasks: string) => `High priority for ${tasks}`,
    medium: (tasks: string) => `Medium priority for ${tasks}`,
    low: (tasks: string) => `Low priority for ${tasks}`,
  },
  noPriorityFor: (tasks: string) => `No priority for ${tasks}`,
  dateRemoved: (tasks: string) => `Removed the date of ${tasks}`,
  movedToToday: (tasks: string) => `Moved ${tasks} to today`,
  movedToTomorrow: (tasks: string) => `Moved ${tasks} to tomorrow`,
  /** `day` is as in `Friday, 21 November`. */
  movedToDay: (tasks: string, day: string) => `Moved ${tasks} to ${day}`,
  movedByADay: (tasks: string) => `Moved ${tasks} by a day`,
  tagsChanged: (tasks: string) => `Changed the tags of ${tasks}`,
  deletedTasks: (tasks: string) => `Deleted ${tasks}`,
  moved: (name: string) => `${name} moved`,
  notMoved: (name: string) => `${name} could not be moved. Please try again.`,
  /** What signing out would lose: changes, recordings or both, and how to keep it. */
  unsent: {
    changes: {
      title: (changes: number, _recordings: number) =>
        `${changesOf(changes)} ${areUnsent(changes)} not saved yet`,
      text: (changes: number, _recordings: number) => `${onlyHere(changes)} ${sync}.`,
    },
    recordings: {
      title: (_changes: number, recordings: number) =>
        `${recordingsOf(recordings)} ${areUnsent(recordings)} not saved yet`,
      text: (_changes: number, recordings: number) => `${onlyHere(recordings)} ${process(recordings)}.`,
    },
    both: {
      title: (changes: number, recordings: number) =>
        `${changesOf(changes)} and ${recordings === 1 ? 'one recording' : recordingsOf(recordings)} are not saved yet`,
      text: (changes: number, recordings: number) =>
        `${onlyHere(changes + recordings)} ${sync}, and ${process(recordings)}.`,
    },
  },
  inbox: 'Inbox',
  /** Themes of a new account, until they are renamed. */
  standardThemes: {
    Health: 'Health',
    Work: 'Work',
    Personal: 'Personal',
    Shopping: 'Shopping',
    Finance: 'Finance',
    Learning: 'Learning',
  },
  save: 'Save',
  note: 'Note',
  archive: 'Archive',
  unarchive: 'Unarchive',
  undo: 'Undo',
  thereIsNothingLeftTo: 'There is nothing left to undo',
  signOutAnyway: 'Sign out anyway',
  staySignedIn: 'Stay signed in',
  changeASetting: 'Change a setting',
  cancel: 'Cancel',
  areYouSureYouWant: 'Are you sure you want to delete this task?',
  keptIn: (theme: string) => `Kept in ${theme}`,
  movedTo: (theme: string) => `Moved to ${theme}`,
  failedToUpdateTask: 'Failed to update task',
  taskDeletedSuccessfully: 'Task deleted successfully',
  failedToDeleteTask: 'Failed to delete task',
  complete: 'Complete',
  reopen: 'Reopen',
  taskUpdatedSuccessfully: 'Task updated successfully',
  close: 'Close',
  undoing: 'Undoing…',
  redoing: 'Redoing…',
  redo: 'Redo',
  theChangeCouldNotBe: 'The change could not be undone. Please try again.',
  movedToTimeToday: (tasks: string, time: string) => `Moved ${tasks} to today, ${time}`,
  movedToTimeTomorrow: (tasks: string, time: string) => `Moved ${tasks} to tomorrow, ${time}`,
  /** `day` is as in `Friday, 21 November`. */
  movedToTimeOn: (tasks: string, day: string, time: string) => `Moved ${tasks} to ${day}, ${time}`,
};
