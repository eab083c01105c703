import type english from '../en/page-states.ts';

export default {
  goTo: (page: string) => `Ir a ${page}`,
  comingSoon: 'Próximamente',
  youAreOffline: 'Estás sin conexión',
  yourTasksAreNotOn:
    'Tus tareas aún no están en este dispositivo. Aparecerán cuando se pueda acceder al servidor.',
  loadingTasks: 'Cargando las tareas…',
  pageNotFound: 'No se encontró la página',
  thereIsNoPageAt:
    'No hay ninguna página en esta dirección. Puede que esté mal escrita o que la página haya cambiado de sitio.',
} satisfies typeof english;
