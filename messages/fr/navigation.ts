import type english from '../en/navigation.ts';
import { plural } from './plural.ts';

export default {
  moveUp: 'Monter',
  moveDown: 'Descendre',
  openCount: (count: number) => plural(count, { other: '# à faire' }),
  showOrHide: (section: string) => `${section} : afficher ou masquer`,
  yourProjects: 'Vos projets',
  projects: 'Projets',
  project: 'Projet',
  allProjects: 'Tous les projets',
} satisfies typeof english;
