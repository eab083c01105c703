import type english from '../en/navigation.ts';
import { plural } from './plural.ts';

export default {
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  /** Open tasks behind a link, for screen readers. */
  openCount: (count: number) => plural(count, { one: '# offen', other: '# offen' }),
  /** Folds a section of the sidebar, such as `Themes`. */
  showOrHide: (section: string) => `${section}: ein- oder ausblenden`,
  yourProjects: 'Deine Projekte',
  projects: 'Projekte',
  project: 'Projekt',
  allProjects: 'Alle Projekte',
} satisfies typeof english;
