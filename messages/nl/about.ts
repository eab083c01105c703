import type english from '../en/about.ts';

export default {
  about: 'Over',
  whatsNewInThisVersion: 'Nieuw in deze versie',
  documentation: 'Documentatie',
  apiReference: 'API-referentie',
  loading: 'Laden…',
  thisTextIsNotOn: 'Deze tekst staat nog niet op je apparaat. Ga online en probeer het opnieuw.',
  whatsNewIn: (version: string) => `Nieuw in Heddle ${version}`,
  guides: {
    filters: 'Filters',
    planning: 'Plannen',
    voice: 'Spraak',
    calendar: 'Agenda’s',
    'capture-from-anywhere': 'Overal vastleggen',
    import: 'Importeren',
    export: 'Exporteren',
    'language-models': 'Taalmodellen',
    mcp: 'AI-clients',
    webhooks: 'Webhooks',
    api: 'API',
    'sign-in': 'Inloggen',
    'self-hosting': 'Zelf hosten',
    backup: 'Back-ups',
    monitoring: 'Monitoring',
    scaling: 'Opschalen',
  },
} satisfies typeof english;
