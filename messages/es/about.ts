import type english from '../en/about.ts';

export default {
  about: 'Acerca de',
  whatsNewInThisVersion: 'Novedades de esta versión',
  documentation: 'Documentación',
  apiReference: 'Referencia de la API',
  loading: 'Cargando…',
  thisTextIsNotOn: 'Este texto aún no está en tu dispositivo. Conéctate a internet e inténtalo de nuevo.',
  whatsNewIn: (version: string) => `Novedades de Heddle ${version}`,
  guides: {
    filters: 'Filtros',
    planning: 'Planificación',
    voice: 'Voz',
    calendar: 'Calendarios',
    'capture-from-anywhere': 'Anotar desde cualquier sitio',
    import: 'Importar',
    export: 'Exportar',
    'language-models': 'Modelos de lenguaje',
    mcp: 'Clientes de IA',
    webhooks: 'Webhooks',
    api: 'API',
    'sign-in': 'Inicio de sesión',
    'self-hosting': 'Alojamiento propio',
    backup: 'Copias de seguridad',
    monitoring: 'Supervisión',
    scaling: 'Escalado',
  },
} satisfies typeof english;
