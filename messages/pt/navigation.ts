import type english from '../en/navigation.ts';
import { plural } from './plural.ts';

export default {
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  openCount: (count: number) => plural(count, { one: '# aberta', other: '# abertas' }),
  showOrHide: (section: string) => `${section}: mostrar ou ocultar`,
  yourProjects: 'Seus projetos',
  projects: 'Projetos',
  project: 'Projeto',
  allProjects: 'Todos os projetos',
} satisfies typeof english;
