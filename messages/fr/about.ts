import type english from '../en/about.ts';

export default {
  about: 'À propos',
  whatsNewInThisVersion: 'Nouveautés de cette version',
  documentation: 'Documentation',
  apiReference: 'Référence de l’API',
  loading: 'Chargement…',
  thisTextIsNotOn: 'Ce texte n’est pas encore sur votre appareil. Connectez-vous à Internet, puis réessayez.',
  whatsNewIn: (version: string) => `Nouveautés de Heddle ${version}`,
  guides: {
    filters: 'Filtres',
    planning: 'Planification',
    voice: 'Voix',
    calendar: 'Calendriers',
    'capture-from-anywhere': 'Saisir depuis n’importe où',
    import: 'Importation',
    export: 'Exportation',
    'language-models': 'Modèles de langage',
    mcp: 'Clients IA',
    webhooks: 'Webhooks',
    api: 'API',
    'sign-in': 'Connexion',
    'self-hosting': 'Auto-hébergement',
    backup: 'Sauvegardes',
    monitoring: 'Surveillance',
    scaling: 'Montée en charge',
  },
} satisfies typeof english;
