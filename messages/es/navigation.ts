import type english from '../en/navigation.ts';
import { plural } from './plural.ts';

export default {
  moveUp: 'Subir',
  moveDown: 'Bajar',
  openCount: (count: number) => plural(count, { one: '# pendiente', other: '# pendientes' }),
  showOrHide: (section: string) => `${section}: mostrar u ocultar`,
  yourProjects: 'Tus proyectos',
  projects: 'Proyectos',
  project: 'Proyecto',
  allProjects: 'Todos los proyectos',
} satisfies typeof english;
