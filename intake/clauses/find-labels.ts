import { type Scene, wordAt } from '../tokens/scene.ts';

export interface Label {
  kind: 'project' | 'tag';
  /** As written, without # or @. */
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

/** `#project` and `@label`. A # that names no project of the person's is a tag. */
export function findLabels(scene: Scene, text: string, projects: { id: string; name: string }[]): Label[] {
  const { tokens } = scene;
  const found: Label[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const sign = wordAt(scene, i);
    if ((sign !== '#' && sign !== '@') || (tokens[i]?.glued && !/^[([,]$/.test(wordAt(scene, i - 1))))
      continue;
    const first = tokens[i + 1];
    if (!first?.glued || first.kind !== 'word' || first.quoted) continue;
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
    let project: { id: string; name: string } | undefined;
    if (sign === '#') {
      // The longest project name that stands here, spaces included.
      for (let end = Math.min(tokens.length, i + 7); end >= next && !project; end--) {
        const last = tokens[end - 1];
        const said = plain(text.slice(start, last?.end));
        // The sign of the next label is no part of the name.
        project = projects.find(
          ({ name }) => plain(name) === said && (last?.kind !== 'mark' || name.endsWith(last.lower)),
        );
        if (project) next = end;
      }
    }
    if (!project && (tokens[next - 1]?.end ?? start) - start > maxTagLength) continue;
    found.push({
      kind: project ? 'project' : 'tag',
      name: text.slice(start, tokens[next - 1]?.end),
      projectId: project?.id ?? null,
      start: i,
      next,
    });
    i = next - 1;
  }
  return found;
}
