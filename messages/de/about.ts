import type english from '../en/about.ts';

export default {
  about: 'Über Heddle',
  whatsNewInThisVersion: 'Was ist neu in dieser Version',
  documentation: 'Dokumentation',
  apiReference: 'API-Referenz',
  loading: 'Wird geladen …',
  thisTextIsNotOn: 'Dieser Text ist noch nicht auf deinem Gerät. Geh online und versuch es dann noch einmal.',
  whatsNewIn: (version: string) => `Neu in Heddle ${version}`,
  guides: {
    filters: 'Filter',
    planning: 'Planen',
    voice: 'Sprache',
    calendar: 'Kalender',
    'capture-from-anywhere': 'Von überall erfassen',
    import: 'Import',
    export: 'Export',
    'language-models': 'Sprachmodelle',
    mcp: 'KI-Clients',
    webhooks: 'Webhooks',
    api: 'API',
    'sign-in': 'Anmeldung',
    'self-hosting': 'Selbst betreiben',
    backup: 'Sicherungen',
    monitoring: 'Überwachung',
    scaling: 'Skalierung',
  },
} satisfies typeof english;
