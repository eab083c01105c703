import { stems } from './theme/stem.ts';
import type { Vocabulary } from './understand.ts';

/** Words too common to name a thread or project by themselves. */
const common = new Set(
  'home work personal health finance shopping learning life general other misc today tasks task project plan list inbox family house stuff ideas'
    .split(' ')
    .flatMap((word) => stems(word)),
);

/** Whether all words of `name` stand next to each other in `words`. */
function stands(name: string, words: string[]): boolean {
  const parts = stems(name);
  if (!parts.length || (parts.length === 1 && ((parts[0]?.length ?? 0) < 4 || common.has(parts[0] ?? ''))))
    return false;
  return words.some((_, i) => parts.every((part, j) => words[i + j] === part));
}

/** The longest of the person's threads and projects that the title names outright. */
export function placeOf(
  title: string,
  vocabulary: Vocabulary,
): { thread: Vocabulary['threads'][number] | null; projectId: string | null } {
  const words = stems(title);
  const longest = <T>(list: T[], nameOf: (one: T) => string): T | null =>
    list.filter((one) => stands(nameOf(one), words)).sort((a, b) => nameOf(b).length - nameOf(a).length)[0] ??
    null;
  return {
    thread: longest(vocabulary.threads, (thread) => thread.title),
    projectId: longest(vocabulary.projects, (project) => project.name)?.id ?? null,
  };
}

const kinds: [tag: string, pattern: RegExp][] = [
  ['call', /^(call|phone|ring|dial)\b|\b(phone|conference|zoom|video) call\b/],
  ['email', /^(email|e-mail|reply to|mail back)\b/],
  ['meeting', /\b(meeting|standup|1:1|one on one|sync with|kickoff|interview)\b/],
];

/** Tags guessed from the words: what kind of task it is, and the person's own tags that are named in it. */
export function guessTags(title: string, said: string[], vocabulary: Vocabulary): string[] {
  const lower = title.toLowerCase();
  const words = stems(title);
  const found = kinds.filter(([, pattern]) => pattern.test(lower)).map(([tag]) => tag);
  for (const tag of vocabulary.tags) if (stands(tag, words) && !found.includes(tag)) found.push(tag);
  return found.filter((tag) => !said.includes(tag));
}
