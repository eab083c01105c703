import type english from '../en/home.ts';
import { plural } from './plural.ts';

export default {
  signUpIsOpen: 'El registro está abierto',
  gotIt: 'Entendido',
  tryOneOfThese: 'Prueba con una de estas',
  whatYouCanDoNext: 'Qué puedes hacer ahora',
  hideTheseTips: 'Ocultar estos consejos',
  pressATasksTitleTo:
    'Pulsa el título de una tarea para añadir una descripción o un recordatorio, y su círculo cuando esté hecha.',
  addTasksFromAnyPage:
    'Añade tareas desde cualquier página con el botón más de la parte inferior. Mantén pulsada una tarea para seleccionar varias.',
  overviewLists: 'Listas del resumen',
  undo: 'Deshacer',
  hideJustAdded: 'Ocultar lo recién añadido',
  justAdded: 'Recién añadidas',
  whatYouJustAddedIs: 'Lo que acabas de añadir aparece arriba.',
  noRecentTasks: 'No hay tareas recientes',
  tasksYouAddAboveAppear: 'Las tareas que añadas arriba aparecerán aquí.',
  recentTasks: 'Tareas recientes',
  recentTasks2: 'Tareas recientes',
  allTasks: 'Todas las tareas',
  newThread: 'Nuevo hilo',
  noOpenThreads: 'No hay hilos abiertos',
  aThreadIsALine:
    'Un hilo reúne tareas relacionadas dentro de un tema, como todo lo que tiene que ver con un viaje.',
  loadingThreads: 'Cargando los hilos…',
  openThreads: 'Hilos abiertos',
  noTasksYet: 'Aún no hay tareas',
  totalTasks: 'En total',
  completed: 'Hechas',
  pending: 'Pendientes',
  completionRate: 'Hecho',
  nothingNeedsAttention: 'Nada requiere atención.',
  needsAttention: 'Requiere atención',
  focusOnTheseImportantItems: 'Céntrate en lo más importante',
  groupsOverview: 'Resumen por grupos',
  recents: 'Recientes',
  searchResults: 'Resultados de la búsqueda',
  closeSearchResults: 'Cerrar los resultados de la búsqueda',
  setUpHeddle: 'Configura Heddle',
  themeNotFound: 'No se encontró el tema',
  goToAllTasks: 'Ir a Todas las tareas',
  thereIsNoThemeWith: 'No hay ningún tema con este nombre. En Todas las tareas están todos tus temas.',
  cityTime: (city: string) => (city === 'UTC' ? 'hora UTC' : `hora de ${city}`),
  firstAccount:
    'Has creado la primera cuenta. Cualquiera que pueda acceder a este servidor puede crear otra. Para cerrar el registro, inicia Heddle con <code>SIGNUP=closed</code>; para añadir personas después, ejecuta <code>npm run account create ADDRESS</code>.',
  firstSentences: {
    two: {
      text: 'Llamar al veterinario el martes a las 10, comprar comida para el gato',
      shows: 'Dos tareas a la vez',
    },
    weekly: { text: 'Sacar la basura todos los lunes por la noche', shows: 'Se repite cada semana' },
    urgent: { text: 'Urgente: renovar el pasaporte antes del 12 de marzo', shows: 'Prioridad y fecha' },
  },
  quoted: (text: string) => `“${text}”`,
  tryFocus:
    'Dedica 25 minutos sin distracciones a una sola tarea: <link>inicia una sesión de enfoque</link>.',
  tryShortcuts:
    'Añade tareas desde cualquier página con <key>q</key>, encuentra lo que sea con <key>/</key> y consulta todos los atajos con <key>?</key>.',
  tabs: {
    recents: 'Recientes',
    tasks: 'Tareas',
    threads: 'Hilos',
    links: 'Enlaces guardados',
    activity: 'Actividad',
  },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tarea</spoken>', other: '#<spoken> tareas</spoken>' }),
  moreInAllTasks: (count: number) => plural(count, { other: '# más en Todas las tareas' }),
  overdueTasks: (count: number) => plural(count, { one: '# tarea vencida', other: '# tareas vencidas' }),
  highPriorityTasks: (count: number) =>
    plural(count, { one: '# tarea de prioridad alta', other: '# tareas de prioridad alta' }),
  highPriorityAndOverdue: (high: number, overdue: number) =>
    `${plural(high, { one: '# tarea de prioridad alta', other: '# tareas de prioridad alta' })} y ${plural(overdue, { one: '# vencida más', other: '# vencidas más' })}`,
  groups: { work: 'Trabajo', personal: 'Personal', health: 'Salud', learning: 'Aprendizaje' },
  doneOf: (done: number, total: number) =>
    plural(total, { one: `${done} de # completada`, other: `${done} de # completadas` }),
  resultsFound: (count: number) =>
    plural(count, {
      one: '# resultado. Pulsa la flecha abajo para ir a él y Escape para cerrarlo',
      other: '# resultados. Pulsa la flecha abajo para ir a ellos y Escape para cerrarlos',
    }),
  viewAll: (count: number) => plural(count, { one: 'Ver # resultado', other: 'Ver los # resultados' }),
  setupLinks: {
    import: 'Importar tareas de otra aplicación',
    calendars: 'Ver tus calendarios junto a tus tareas',
    reminders: 'Recibir recordatorios en este dispositivo',
    voice: 'Dictar tus tareas en lugar de escribirlas',
    appearance: 'Elegir el aspecto de Heddle',
  },
  greetings: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
  greet: {
    morning: (name: string) => `Buenos días, ${name}`,
    afternoon: (name: string) => `Buenas tardes, ${name}`,
    evening: (name: string) => `Buenas noches, ${name}`,
  },
} satisfies typeof english;
