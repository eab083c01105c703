import { type Scene, wordAt } from '../tokens/scene.ts';

export interface Label {
  kind: 'project' | 'theme' | 'tag';
  /** As written, without # or @ and quotation marks. */
  name: string;
  /** Set when the name is one of the person's projects. */
  projectId: string | null;
  start: number;
  next: number;
}

/** Characters (UTF-16 code units) of a tag, as the API takes it; a longer word is a word of the title. */
export const maxTagLength = 60;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isQuotationMark = /^["“”„«»]$/;

/**
 * Finds `#project`, `#theme` and `@label`, with quotation marks around names of several words: `#"Kitchen refit"`. A # that
 * names no project or theme of the person's is a tag, as is a second theme. `isDay` tells where a day stands.
 */
export function findLabels(
  scene: Scene,
  text: string,
  projects: { id: string; name: string }[],
  isDay: (i: number) => boolean = () => false,
): Label[] {
  const { tokens } = scene;
  const found: Label[] = [];
  if (!tokens.some(({ lower }) => lower === '#' || lower === '@')) return found;
  // Of two projects of one name, the first.
  const projectIds = new Map(projects.toReversed().map(({ id, name }) => [plain(name), id]));
  const themes = new Set([...(scene.names ?? []), 'inbox'].map(plain));
  let hasTheme = false;
  const kindOf = (sign: string, said: string): Pick<Label, 'kind' | 'projectId'> | undefined => {
    if (sign !== '#') return undefined;
    const projectId = projectIds.get(said);
    if (projectId) return { kind: 'project', projectId };
    return themes.has(said) && !hasTheme ? { kind: 'theme', projectId: null } : undefined;
  };
  const add = (label: Label) => {
    found.push(label);
    hasTheme ||= label.kind === 'theme';
  };
  for (let i = 0; i < tokens.length; i++) {
    const sign = wordAt(scene, i);
    if ((sign !== '#' && sign !== '@') || (tokens[i]?.glued && !/^[([,]$/.test(wordAt(scene, i - 1))))
      continue;
    const first = tokens[i + 1];
    if (first?.glued && first.quoted && isQuotationMark.test(first.lower)) {
      let close = i + 2;
      while (close < tokens.length && !isQuotationMark.test(tokens[close]?.lower ?? '')) close++;
      const name = text.slice(first.end, tokens[close]?.start).trim();
      if (close === tokens.length || name === '' || name.length > maxTagLength) continue;
      const kind = kindOf(sign, plain(name)) ?? { kind: 'tag', projectId: null };
      add({ ...kind, name, start: i, next: close + 1 });
      i = close;
      continue;
    }
    if (!first?.glued || first.kind !== 'word' || first.quoted) continue;
    // "@tomorrow 19:00"
    if (sign === '@' && isDay(i + 1)) continue;
    let next = i + 2;
    // home-office, 2nd_floor, q3
    while (tokens[next]?.glued) {
      const mark = tokens[next];
      const joins =
        mark && /^[-_/&]$/.test(mark.lower) && tokens[next + 1]?.glued && tokens[next + 1]?.kind !== 'mark';
      if (mark?.kind === 'word' || mark?.kind === 'number') next++;
      else if (joins) next += 2;
      else break;
    }
    const start = first.start;
    let known: Pick<Label, 'kind' | 'projectId'> | undefined;
    // The longest name that stands here, spaces included. The sign of the next label is no part of it.
    for (let end = Math.min(tokens.length, i + 7); end >= next && !known; end--) {
      const last = tokens[end - 1];
      if (last?.kind === 'mark' && !projects.some(({ name }) => name.endsWith(last.lower))) continue;
      known = kindOf(sign, plain(text.slice(start, last?.end)));
      if (known) next = end;
    }
    if (!known && (tokens[next - 1]?.end ?? start) - start > maxTagLength) continue;
    const name = text.slice(start, tokens[next - 1]?.end);
    add({ kind: 'tag', projectId: null, ...known, name, start: i, next });
    i = next - 1;
  }
  return found;
}
