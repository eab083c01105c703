/** Characters (UTF-16 code units) of a note's title and of a link's address; contract/notes.ts checks the same. */
export const maxNoteTitle = 1000;
const maxAddress = 2000;

/** The first line is the title, the rest the body; a first line too long for a title is in the body as a whole. */
export function noteOfText(text: string): { title: string; body: string } {
  const trimmed = text.trim();
  const [first = '', ...rest] = trimmed.split('\n');
  const title = first.trim();
  if (title.length <= maxNoteTitle) return { title, body: rest.join('\n').trim() };
  return { title: `${cut(title, maxNoteTitle - 1)}…`, body: trimmed };
}

/**
 * The link in a text, and as its title what was written beside it, else the address. Null where no word is an
 * address a browser opens as a page.
 */
export function linkOfText(text: string): { title: string; url: string } | null {
  const words = text.trim().split(/\s+/);
  const link = words.find((word) => /^https?:/i.test(word) && addressOf(word)) ?? words.find(addressOf);
  const url = link && addressOf(link);
  if (!url) return null;
  const beside = words.filter((word) => word !== link).join(' ');
  return { title: cut(beside || shownAddress(url), maxNoteTitle), url };
}

/** Host and port as people write them without a scheme: a domain, a numbered host, this machine. */
const hosted =
  /^(localhost|\d{1,3}(\.\d{1,3}){3}|([\p{L}\p{N}_-]+\.)+(\p{L}{2,}|xn--[\w-]+))(:\d+)?([/?#]|$)/iu;

/** A web address, with https:// where no scheme was written; null for anything else. */
export function addressOf(written: string): string | null {
  const text = written.trim();
  const schemed = /^https?:\/\//i.test(text);
  if (/\s/.test(text) || !(schemed || hosted.test(text))) return null;
  try {
    const { href } = new URL(schemed ? text : `https://${text}`);
    return href.length <= maxAddress ? href : null;
  } catch {
    return null;
  }
}

/** An address as people write it. */
export const shownAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
