import type english from '../en/about.ts';

export default {
  about: 'Sobre',
  whatsNewInThisVersion: 'Novidades desta versão',
  documentation: 'Documentação',
  apiReference: 'Referência da API',
  loading: 'Carregando…',
  thisTextIsNotOn: 'Este texto ainda não está no seu dispositivo. Conecte-se e tente de novo.',
  whatsNewIn: (version: string) => `Novidades do Heddle ${version}`,
  guides: {
    filters: 'Filtros',
    planning: 'Planejamento',
    voice: 'Voz',
    calendar: 'Agendas',
    'capture-from-anywhere': 'Registrar de qualquer lugar',
    import: 'Importar',
    export: 'Exportar',
    'language-models': 'Modelos de linguagem',
    mcp: 'Clientes de IA',
    webhooks: 'Webhooks',
    api: 'API',
    'sign-in': 'Acesso',
    'self-hosting': 'Hospedagem própria',
    backup: 'Backups',
    monitoring: 'Monitoramento',
    scaling: 'Escalabilidade',
  },
} satisfies typeof english;
