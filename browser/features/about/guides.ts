/** The files of docs/ that the app shows, by their names without the ending. */
export const guides = [
  { id: 'filters', name: 'Filters' },
  { id: 'planning', name: 'Planning' },
  { id: 'voice', name: 'Voice' },
  { id: 'calendar', name: 'Calendars' },
  { id: 'capture-from-anywhere', name: 'Capture from anywhere' },
  { id: 'import', name: 'Import' },
  { id: 'export', name: 'Export' },
  { id: 'language-models', name: 'Language models' },
  { id: 'mcp', name: 'AI clients' },
  { id: 'webhooks', name: 'Webhooks' },
  { id: 'api', name: 'API' },
  { id: 'sign-in', name: 'Sign-in' },
  { id: 'self-hosting', name: 'Self-hosting' },
  { id: 'backup', name: 'Backups' },
  { id: 'monitoring', name: 'Monitoring' },
  { id: 'scaling', name: 'Scaling out' },
] as const;

export type GuideId = (typeof guides)[number]['id'];

/** Returns the guide that a link in another one leads to, such as `voice.md#models`; undefined for other links. */
export function findLinkedGuide(href: string | undefined): GuideId | undefined {
  const file = /^([\w-]+)\.md(?:#.*)?$/.exec(href ?? '')?.[1];
  return guides.find(({ id }) => id === file)?.id;
}
