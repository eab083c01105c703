import type english from '../en/export.ts';

export default {
  yourExportHasBeenDownloaded: 'Sua exportação foi baixada',
  theExportWasInterruptedCheck: 'A exportação foi interrompida. Verifique a conexão e tente de novo.',
  oneChangeIsOnlyOn: 'Uma alteração só existe neste dispositivo',
  exportWithoutThem: 'Exportar sem elas',
  cancel: 'Cancelar',
  export: 'Exportar',
  allYourDataInOne:
    'Todos os seus dados em um arquivo JSON: tarefas, inclusive as da lixeira, seus registros como você os digitou, textos de gravações, conversas, temas, linhas, projetos, notas, sessões de foco e de atenção plena, configurações e o histórico das suas alterações.',
  exportEverything: 'Exportar tudo',
  yourTasksForOtherPrograms: 'Suas tarefas para outros programas',
  download: 'Baixar',
  andMore: (count: number) => `e mais ${count}`,
  changesAreOnlyOn: (count: number) => `${count} alterações só existem neste dispositivo`,
  wouldNotInclude: (changes: string) =>
    `A exportação vem do servidor e não incluiria:\n\n${changes}\n\nPara incluí-las, cancele e espere até a nuvem mostrar “Sincronizado”.`,
  formats: {
    csv: 'Tarefas abertas nas colunas do Todoist, para o Todoist, outros gerenciadores de tarefas e planilhas.',
    markdown:
      'Todas as tarefas como listas de verificação, por tema e linha, seguidas das notas e dos links salvos, para ler ou guardar em um app de notas.',
    icalendar:
      'Todas as tarefas como pendências com datas e lembretes, para Lembretes da Apple, Thunderbird e Nextcloud Tasks.',
    taskwarrior: 'Todas as tarefas em JSON para “task import”.',
  },
  downloadAs: (format: string) => `Baixar ${format}`,
} satisfies typeof english;
