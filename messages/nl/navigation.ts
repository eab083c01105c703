import type english from '../en/navigation.ts';
import { plural } from './plural.ts';

export default {
  moveUp: 'Omhoog',
  moveDown: 'Omlaag',
  openCount: (count: number) => plural(count, { one: '# open', other: '# open' }),
  showOrHide: (section: string) => `${section}: tonen of verbergen`,
  yourProjects: 'Je projecten',
  projects: 'Projecten',
  project: 'Project',
  allProjects: 'Alle projecten',
} satisfies typeof english;
