const allowed = new Set(['http:', 'https:', 'mailto:']);

/** An address that a text may lead to, in full; undefined for scripts, parts of this app and what is no address. */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return allowed.has(protocol) ? href : undefined;
}
