import { plural } from './plural.ts';

export default {
  moveUp: 'Move up',
  moveDown: 'Move down',
  /** Open tasks behind a link, for screen readers. */
  openCount: (count: number) => plural(count, { one: '# open', other: '# open' }),
  /** Folds a section of the sidebar, such as `Themes`. */
  showOrHide: (section: string) => `${section}: show or hide`,
  yourProjects: 'Your projects',
  projects: 'Projects',
  project: 'Project',
  allProjects: 'All projects',
};
