/** Maximum length (UTF-16 code units) of a note's title, as in contract/notes.ts. */
export const maxNoteTitleLength = 1000;
const maxUrlLength = 2000;

/** Splits a text into title (first line) and body (the rest); if the first line is too long, the body has all of it. */
export function parseNote(text: string): { title: string; body: string } {
  const trimmed = text.trim();
  const [first = '', ...rest] = trimmed.split('\n');
  const title = first.trim();
  if (title.length <= maxNoteTitleLength) return { title, body: rest.join('\n').trim() };
  return { title: `${cut(title, maxNoteTitleLength - 1)}…`, body: trimmed };
}

/**
 * Returns the first web address in a text, titled with the rest of the text or else with the address itself; null if
 * there is none.
 */
export function parseLink(text: string): { title: string; url: string } | null {
  const words = text.trim().split(/\s+/);
  const link = words.find((word) => /^https?:/i.test(word) && normalizeUrl(word)) ?? words.find(normalizeUrl);
  const url = link && normalizeUrl(link);
  if (!url) return null;
  const beside = words.filter((word) => word !== link).join(' ');
  return { title: cut(beside || displayUrl(url), maxNoteTitleLength), url };
}

/** Matches an address without a scheme: a domain, an IPv4 address or localhost, with or without a port. */
const hosted =
  /^(localhost|\d{1,3}(\.\d{1,3}){3}|([\p{L}\p{N}_-]+\.)+(\p{L}{2,}|xn--[\w-]+))(:\d+)?([/?#]|$)/iu;

/** Returns a web address, with https:// if it has no scheme; null for anything else. */
export function normalizeUrl(written: string): string | null {
  const text = written.trim();
  const schemed = /^https?:\/\//i.test(text);
  if (/\s/.test(text) || !(schemed || hosted.test(text))) return null;
  try {
    const { href } = new URL(schemed ? text : `https://${text}`);
    return href.length <= maxUrlLength ? href : null;
  } catch {
    return null;
  }
}

/** Returns an address without scheme, `www.` and trailing slash. */
export const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
