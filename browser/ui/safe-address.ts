const allowed = new Set(['http:', 'https:', 'mailto:']);

/** Returns the full URL if notes may link to it; undefined for scripts, relative paths and invalid URLs. */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return allowed.has(protocol) ? href : undefined;
}
