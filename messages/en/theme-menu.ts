import { plural } from './plural.ts';

export default {
  deleteTheme: 'Delete theme',
  cancel: 'Cancel',
  theThemeCouldNotBeDeleted: 'The theme could not be deleted. Please try again.',
  themeDeleted: 'Theme deleted',
  newThread: 'New thread…',
  nameColorAndIcon: 'Name, color and icon…',
  showInTheSidebar: 'Show in the sidebar',
  hideFromTheSidebar: 'Hide from the sidebar',
  deleteTheme2: 'Delete theme…',
  itHasNoTasks: 'It has no tasks.',
  deleteQuestion: (name: string) => `Delete the theme “${name}”?`,
  themeHidden: (name: string) => `${name} hidden. Show it again in Settings > Appearance`,
  themeShown: (name: string) => `${name} shown in the sidebar`,
  theme: (name: string) => `Theme ${name}`,
  themeMore: (name: string) => `Theme ${name}: more`,
  openTheme: (name: string) => `Open ${name}`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'Its # task will move to the Inbox.',
      other: 'Its # tasks will move to the Inbox.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'Its # thread will be deleted with it.',
      other: 'Its # threads will be deleted with it.',
    }),
};
