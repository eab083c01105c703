import { Fragment, type ReactNode } from 'react';

/** What stands for a tag: `<link>words</link>` gets its words, `<name/>` gets none. */
type Tags = Record<string, ReactNode | ((words: string) => ReactNode)>;

/**
 * Renders a text with tags: `Read <link>the guide</link>.` with `tags={{ link: (words) => <a href="…">{words}</a> }}`.
 * Tags cannot be nested. A tag without an entry shows its words.
 */
export function RichText({ text, tags }: { text: string; tags: Tags }) {
  const parts = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s);
  // Texts, names of tags and their words follow one another.
  return parts.map((part, i) => {
    if (i % 3 === 2) return null;
    if (i % 3 === 0) return part;
    const words = parts[i + 1] ?? '';
    const tag = tags[part] ?? words;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <Fragment key={i}>{typeof tag === 'function' ? tag(words) : tag}</Fragment>;
  });
}
