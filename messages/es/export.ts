import type english from '../en/export.ts';

export default {
  yourExportHasBeenDownloaded: 'Tu exportación se ha descargado',
  theExportWasInterruptedCheck: 'La exportación se interrumpió. Comprueba tu conexión e inténtalo de nuevo.',
  oneChangeIsOnlyOn: 'Un cambio solo está en este dispositivo',
  exportWithoutThem: 'Exportar sin ellos',
  cancel: 'Cancelar',
  export: 'Exportar',
  allYourDataInOne:
    'Todos tus datos en un archivo JSON: tareas, también las de la papelera, lo que has anotado tal como lo escribiste, textos de grabaciones, conversaciones, temas, hilos, proyectos, notas, sesiones de enfoque y de atención plena, ajustes y el historial de tus cambios.',
  exportEverything: 'Exportar todo',
  yourTasksForOtherPrograms: 'Tus tareas para otros programas',
  download: 'Descargar',
  andMore: (count: number) => `y ${count} más`,
  changesAreOnlyOn: (count: number) => `${count} cambios solo están en este dispositivo`,
  wouldNotInclude: (changes: string) =>
    `La exportación viene del servidor y no incluiría:\n\n${changes}\n\nPara incluirlos, cancela y espera a que la nube diga “Sincronizado”.`,
  formats: {
    csv: 'Tareas pendientes en las columnas de Todoist, para Todoist, otros gestores de tareas y hojas de cálculo.',
    markdown:
      'Todas las tareas como listas de casillas bajo sus temas e hilos, y después tus notas y enlaces guardados, para leerlas o guardarlas en una aplicación de notas.',
    icalendar:
      'Todas las tareas con fechas y recordatorios, para Recordatorios de Apple, Thunderbird y Nextcloud Tasks.',
    taskwarrior: 'Todas las tareas como JSON para “task import”.',
  },
  downloadAs: (format: string) => `Descargar ${format}`,
} satisfies typeof english;
