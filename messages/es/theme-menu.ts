import type english from '../en/theme-menu.ts';
import { plural } from './plural.ts';

export default {
  deleteTheme: 'Eliminar tema',
  cancel: 'Cancelar',
  theThemeCouldNotBeDeleted: 'No se pudo eliminar el tema. Inténtalo de nuevo.',
  themeDeleted: 'Tema eliminado',
  newThread: 'Nuevo hilo…',
  nameColorAndIcon: 'Nombre, color e icono…',
  showInTheSidebar: 'Mostrar en la barra lateral',
  hideFromTheSidebar: 'Ocultar de la barra lateral',
  deleteTheme2: 'Eliminar tema…',
  itHasNoTasks: 'No tiene tareas.',
  deleteQuestion: (name: string) => `¿Eliminar el tema “${name}”?`,
  themeHidden: (name: string) => `Se ha ocultado ${name}. Puedes volver a mostrarlo en Ajustes > Aspecto`,
  themeShown: (name: string) => `${name} se muestra en la barra lateral`,
  theme: (name: string) => `Tema ${name}`,
  themeMore: (name: string) => `Tema ${name}: más`,
  openTheme: (name: string) => `Abrir ${name}`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'Su única tarea pasará a la Bandeja de entrada.',
      other: 'Sus # tareas pasarán a la Bandeja de entrada.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'Su único hilo se eliminará con él.',
      other: 'Sus # hilos se eliminarán con él.',
    }),
} satisfies typeof english;
