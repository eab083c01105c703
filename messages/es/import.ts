import type english from '../en/import.ts';
import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# tarea', other: '# tareas' });

export default {
  none: 'Ninguna',
  toChooseOtherColumnsCancel: 'Para elegir otras columnas, cancela y vuelve a elegir el archivo.',
  columns: 'Columnas',
  thereAreNoTasksIn: 'No contiene tareas que se puedan importar.',
  allSettingsAndTheHistory: 'todos los ajustes y el historial',
  chooseOneFileAtA: 'Elige un archivo cada vez o reúne varios en un archivo ZIP.',
  dropAFileHereOr: 'Suelta aquí un archivo o elige uno.',
  fileToImport: 'Archivo para importar',
  chooseAFile: 'Elegir un archivo',
  pasteAList: 'Pegar una lista',
  readingTheFile: 'Leyendo el archivo',
  pasteOrTypeATask: 'Pega o escribe primero una tarea en cada línea.',
  yourList: 'Tu lista',
  oneTaskOnEachLine:
    'Una tarea en cada línea. Las líneas con sangría se convierten en subtareas; “# Jardín” empieza un proyecto.',
  preview: 'Vista previa',
  whereDoIGetThe: '¿De dónde saco el archivo?',
  accountRestored: 'Cuenta restaurada',
  imported: 'Importado',
  importCanceled: 'Importación cancelada',
  accountNotRestored: 'Cuenta no restaurada',
  importUndone: 'Importación deshecha',
  whatItAddedIsIn: 'Lo que añadió está en la papelera. Puedes volver a importar el mismo archivo.',
  undoTheImport: 'Deshacer la importación',
  showAllTasks: 'Ver todas las tareas',
  loadingTheImport: 'Cargando la importación',
  restoreEverything: 'Restaurar todo',
  cancel: 'Cancelar',
  chooseAnotherFile: 'Elegir otro archivo',
  theFirstTasks: 'Las primeras tareas',
  theTasks: 'Las tareas',
  inbox: 'Bandeja de entrada',
  projectsAndTheirThemes: 'Proyectos y sus temas',
  eachListBecomesAProject:
    'Cada lista se convierte en un proyecto, sus secciones en hilos del tema que elijas y las etiquetas en etiquetas. La Bandeja de entrada no tiene hilos, así que sus secciones también se convierten en etiquetas.',
  noTitle: 'Sin título',
  movingWhatItAddedTo: 'Moviendo a la papelera lo que añadió',
  everythingAppearsAtOnceWhen: 'Todo aparece a la vez cuando esté completo',
  undoingTheImport: 'Deshaciendo la importación',
  restoringYourAccount: 'Restaurando tu cuenta',
  importingYourTasks: 'Importando tus tareas',
  theConnectionWasLostThis:
    'Se ha perdido la conexión. Esto continúa en el servidor y lo verás aquí cuando vuelvas a tenerla.',
  import: 'Importar',
  bringYourTasksFromAnother:
    'Trae tus tareas de otra aplicación, una tabla o una lista. Primero ves una vista previa y después puedes deshacer la importación. Si vuelves a importar un archivo, solo se añade lo nuevo.',
  columnNames: {
    title: 'Título',
    notes: 'Notas',
    project: 'Proyecto',
    section: 'Sección',
    tags: 'Etiquetas',
    priority: 'Prioridad',
    due: 'Fecha límite',
    recurrence: 'Repetición',
    completed: 'Completada',
    completed_at: 'Fecha de finalización',
    created_at: 'Fecha de creación',
    id: 'ID',
    parent: 'ID superior',
  },
  column: (number: number) => `Columna ${number}`,
  counts: {
    tasks: countTasks,
    subtasks: (count: number) => plural(count, { one: '# subtarea', other: '# subtareas' }),
    completed: (count: number) => plural(count, { one: '# completada', other: '# completadas' }),
    dated: (count: number) => plural(count, { other: '# con fecha' }),
    recurring: (count: number) => plural(count, { one: '# periódica', other: '# periódicas' }),
    threads: (count: number) => plural(count, { one: '# hilo', other: '# hilos' }),
    tags: (count: number) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
  },
  tasksCounted: (tasks: number) => `${countTasks(tasks)}.`,
  tasksCountedWith: (tasks: number, list: string) => `${countTasks(tasks)}: ${list}.`,
  restored: {
    themes: (count: number) => plural(count, { one: '# tema', other: '# temas' }),
    projects: (count: number) => plural(count, { one: '# proyecto', other: '# proyectos' }),
    notes: (count: number) => plural(count, { one: '# nota o enlace', other: '# notas y enlaces' }),
    focus_sessions: (count: number) =>
      plural(count, { one: '# sesión de enfoque', other: '# sesiones de enfoque' }),
    mindfulness_sessions: (count: number) =>
      plural(count, { one: '# sesión de atención plena', other: '# sesiones de atención plena' }),
    recordings: (count: number) => plural(count, { one: '# grabación', other: '# grabaciones' }),
    calendar_subscriptions: (count: number) => plural(count, { one: '# calendario', other: '# calendarios' }),
    assistant_conversations: (count: number) =>
      plural(count, { one: '# conversación', other: '# conversaciones' }),
  },
  guides: {
    todoist:
      'Todo: Configuración > Copias de seguridad, descarga el último ZIP. Un proyecto: su menú > Exportar como CSV, sin fechas relativas. Ninguno incluye las tareas completadas.',
    ticktick: 'En la web: Settings > Account > Backup & Restore > Generate Backup. Es un archivo CSV.',
    microsoftToDo:
      'No tiene exportación propia. Exporta tus tareas desde Outlook como CSV o usa una herramienta que guarde tus listas de Microsoft Graph como JSON.',
    googleTasks:
      'En takeout.google.com, selecciona solo Tasks. Después elige aquí el ZIP o el Tasks.json que contiene.',
    appleReminders: 'En un Mac: selecciona una lista y después Archivo > Exportar. Es un archivo .ics.',
    superProductivity: 'Settings > Sync & Export > Export Data. Es un archivo JSON.',
    vikunja:
      'Settings > Data Export. Elige el ZIP, o el data.json que contiene si los adjuntos hacen el ZIP demasiado grande.',
    taskwarrior: 'Ejecuta “task export > tasks.json”.',
    todoTxt: 'Elige todo.txt o done.txt.',
    heddle: 'Ajustes > Importar y exportar, en la otra cuenta.',
    other: 'Guarda una tabla como CSV y di qué contiene cada columna. O pega una lista.',
  },
  anyOtherApp: 'Cualquier otra aplicación',
  fileFormats: 'CSV, ZIP, JSON, iCalendar o texto, hasta 20 MB.',
  sendingShare: (percent: string) => `Enviando, ${percent}`,
  aList: 'una lista',
  lastImport: (file: string) => `Última importación: ${file}`,
  countAdded: (count: number) => plural(count, { one: '# tarea añadida.', other: '# tareas añadidas.' }),
  countExisting: (count: number) => plural(count, { other: '# ya en Heddle.' }),
  countNotImported: (count: number) =>
    plural(count, { other: '# sin importar: vuelve a importar el archivo para añadirlas.' }),
  failures: {
    not_empty:
      'Se añadió algo a la cuenta antes de que empezara la restauración, así que no se ha restaurado nada. Vuelve a elegir el archivo para añadir sus tareas a la cuenta.',
    refused:
      'El archivo contiene una fila que Heddle no puede guardar, así que no se ha restaurado nada. Expórtalo de nuevo desde la cuenta original.',
  },
  restoredAsItWas: (list: string) =>
    `Tu cuenta aún está vacía, así que se restaura toda la exportación tal como era: ${list}. Tu correo y tu contraseña no cambian, y las grabaciones vienen sin sonido. No se puede deshacer.`,
  cannotBeImported: (count: number) =>
    plural(count, { one: '# no se puede importar', other: '# no se pueden importar' }),
  importedWithChanges: (count: number) =>
    plural(count, { one: '# se importará con cambios', other: '# se importarán con cambios' }),
  importTasks: (count: number) => plural(count, { one: 'Importar # tarea', other: 'Importar # tareas' }),
  fileFrom: (file: string, app: string) => `${file}, de ${app}`,
  tasksAndThreads: (tasks: number, threads: string) => `${countTasks(tasks)}; hilos: ${threads}`,
  themeOf: (project: string) => `Tema de ${project}`,
  moreProjects: (count: number) =>
    plural(count, {
      one: 'Y # proyecto más, en el tema que mejor encaja.',
      other: 'Y # proyectos más, en los temas que mejor encajan.',
    }),
  countMore: (count: number) => plural(count, { other: '# más' }),
  row: (number: string) => `Fila ${number}:`,
  andMore: (count: number) => plural(count, { other: 'Y # más.' }),
  tasksOf: (done: string, all: number) =>
    plural(all, { one: `${done} de # tarea`, other: `${done} de # tareas` }),
  youCanLeave: (progress: string) => `${progress}. Mientras tanto, puedes salir de esta página.`,
} satisfies typeof english;
