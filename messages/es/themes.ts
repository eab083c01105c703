import type english from '../en/themes.ts';
import { plural } from './plural.ts';

export default {
  themeChanged: 'Tema modificado',
  editTheme: 'Editar tema',
  newTheme: 'Nuevo tema',
  save: 'Guardar',
  createTheme: 'Crear tema',
  theThemeCouldNotBe: 'No se pudo guardar el tema. Inténtalo de nuevo.',
  icon: 'Icono',
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
  themeNotFound: 'No se encontró el tema',
  itMayHaveBeenRenamed:
    'Puede que se haya eliminado o que ahora se llame de otra forma. Sus tareas están en Todas las tareas.',
  newTask: 'Nueva tarea',
  sortByDateCreated: 'Ordenar por fecha de creación:',
  oldestFirst: 'Más antiguas primero',
  newestFirst: 'Más recientes primero',
  createANewTaskTo: '¡Crea una tarea para empezar!',
  clearTheSearch: 'Borrar la búsqueda',
  themeExists: (name: string) => `Ya hay un tema que se llama ${name}. Elige otro nombre.`,
  themeCreated: (name: string) => `Tema “${name}” creado`,
  deleteQuestion: (name: string) => `¿Eliminar el tema “${name}”?`,
  themeHidden: (name: string) => `Se ha ocultado ${name}. Puedes volver a mostrarlo en Ajustes > Aspecto`,
  themeShown: (name: string) => `${name} se muestra en la barra lateral`,
  theme: (name: string) => `Tema ${name}`,
  themeMore: (name: string) => `Tema ${name}: más`,
  openTheme: (name: string) => `Abrir ${name}`,
  tasksWillMove: (count: number) =>
    plural(count, {
      one: 'Su # tarea pasará a la Bandeja de entrada.',
      other: 'Sus # tareas pasarán a la Bandeja de entrada.',
    }),
  threadsWillBeDeleted: (count: number) =>
    plural(count, {
      one: 'Su # hilo se eliminará con él.',
      other: 'Sus # hilos se eliminarán con él.',
    }),
  themeNotFoundNamed: (name: string) => `No se encontró el tema “${name}”`,
  noThemeNamed: (name: string) => `No hay ningún tema “${name}”.`,
  allTasks: 'Todas las tareas',
  tasksIn: (theme: string) => `Tareas en ${theme}`,
  addATaskTo: (theme: string) => `Añade una tarea a ${theme}`,
  searchIn: (theme: string) => `Buscar en ${theme}`,
  noTasksIn: (theme: string) => `No hay tareas en ${theme}`,
  noTaskHas: (theme: string, words: string) =>
    `Ninguna tarea de ${theme} tiene “${words}” en el título o la descripción.`,
  taskCount: (count: number) => plural(count, { one: '# tarea', other: '# tareas' }),
} satisfies typeof english;
