import type english from '../en/theme-menu.ts';
import { plural } from './plural.ts';

export default {
  deleteTheme: 'Excluir tema',
  cancel: 'Cancelar',
  theThemeCouldNotBeDeleted: 'Não foi possível excluir o tema. Tente de novo.',
  themeDeleted: 'Tema excluído',
  newThread: 'Nova linha…',
  nameColorAndIcon: 'Nome, cor e ícone…',
  showInTheSidebar: 'Mostrar na barra lateral',
  hideFromTheSidebar: 'Ocultar da barra lateral',
  deleteTheme2: 'Excluir tema…',
  itHasNoTasks: 'Não tem tarefas.',
  deleteQuestion: (name: string) => `Excluir o tema “${name}”?`,
  themeHidden: (name: string) => `${name} foi ocultado. Volte a mostrá-lo em Configurações > Aparência`,
  themeShown: (name: string) => `${name} aparece na barra lateral`,
  theme: (name: string) => `Tema ${name}`,
  themeMore: (name: string) => `Tema ${name}: mais`,
  openTheme: (name: string) => `Abrir ${name}`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'A # tarefa dele irá para a Caixa de entrada.',
      other: 'As # tarefas dele irão para a Caixa de entrada.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'A # linha dele será excluída junto.',
      other: 'As # linhas dele serão excluídas junto.',
    }),
} satisfies typeof english;
