/** The files of docs/ that the app shows, by their names without the ending. */
export const guides = [
  'filters',
  'planning',
  'voice',
  'calendar',
  'capture-from-anywhere',
  'import',
  'export',
  'language-models',
  'mcp',
  'webhooks',
  'api',
  'sign-in',
  'self-hosting',
  'backup',
  'monitoring',
  'scaling',
] as const;

export type GuideId = (typeof guides)[number];

/** Returns the guide that a link in another one leads to, such as `voice.md#models`; undefined for other links. */
export function findLinkedGuide(href: string | undefined): GuideId | undefined {
  const file = /^([\w-]+)\.md(?:#.*)?$/.exec(href ?? '')?.[1];
  return guides.find((id) => id === file);
}
