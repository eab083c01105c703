import { parseLink } from '#domain/note-text.ts';

/** What a shared text becomes: a saved link, or tasks. */
export type SharedText = { kind: 'link'; title: string; url: string } | { kind: 'tasks'; text: string };

/** Apps put an address in its own field or, more often, at the end of the text. */
const endsInAddress = /(^|\s)https?:\/\/\S+$/i;

export function readSharedText({
  title,
  text,
  url,
}: {
  title: string;
  text: string;
  url: string;
}): SharedText | null {
  // Some apps begin the text with the title.
  const words = text.startsWith(title) ? text : [title, text].filter(Boolean).join('\n');
  const link = url !== '' || endsInAddress.test(words) ? parseLink([url, words].join(' ')) : null;
  if (link) return { kind: 'link', ...link };
  const rest = [words, url].filter(Boolean).join('\n');
  return rest === '' ? null : { kind: 'tasks', text: rest };
}
