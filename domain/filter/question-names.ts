import { fold } from './fold.ts';
import type { Group } from './question-words.ts';
import { namesOf, type Vocabulary } from './unknown-names.ts';
import { writeName } from './write-name.ts';

/** A name of the user's own in a question: its condition, and the index of the word after it. */
export interface QuestionName {
  group: Group;
  filter: string;
  next: number;
}

interface KnownName {
  words: string[];
  group: Group;
  filter: string;
  /** Returns whether the words around it, if it is a single word, make it a name and not an ordinary word. */
  isMeant: (before: string, after: string) => boolean;
}

const isTheme = (before: string, after: string) =>
  !/^(?:to|i|we|you|they|will|can|should|not)$/.test(before) && !/^(?:on|out|with)$/.test(after);
const isProject = (before: string, after: string) =>
  /^(?:in|at|for|from|under|of|on|project|list)$/.test(before) || /^(?:project|list)$/.test(after);
const isThread = (before: string, after: string) => before === 'thread' || after === 'thread';
const isTag = (before: string, after: string) =>
  /^(?:tagged|tag|tags|label|labelled|labeled)$/.test(before) || /^(?:tag|label)$/.test(after);

/** Returns a function that reads the name of a theme, project, thread or tag from the folded word `at` on. */
export function createNameReader(vocabulary: Vocabulary) {
  const known = knownNames(vocabulary);
  return (words: readonly string[], at: number): QuestionName | null => {
    const isLinked = /^(?:with|as|the|my|called|named)$/.test(words[at - 1] ?? '');
    const before = words[isLinked ? at - 2 : at - 1] ?? '';
    let longest: QuestionName | null = null;
    for (const name of known.get(words[at] ?? '') ?? []) {
      const next = at + name.words.length;
      if (next <= (longest?.next ?? 0) || !name.words.every((word, i) => words[at + i] === word)) continue;
      if (name.isMeant(before, words[next] ?? '')) longest = { group: name.group, filter: name.filter, next };
    }
    return longest;
  };
}

/** Returns the names by their first word. */
function knownNames(vocabulary: Vocabulary): Map<string, KnownName[]> {
  const themes = ['Inbox', ...vocabulary.themes.map(({ name }) => name)];
  const projects = vocabulary.projects.map(({ name }) => name);
  const named = (
    names: readonly string[],
    sign: string,
    group: Group,
    isMeant: KnownName['isMeant'],
    isPlain = true,
  ) =>
    names.map((name): KnownName => {
      const words = fold(name).match(/[\p{L}\p{N}'&.]+/gu) ?? [];
      const isClear = isPlain && words.length > 1;
      return { words, group, filter: writeName(sign, name), isMeant: isClear ? () => true : isMeant };
    });
  const all = [
    ...named(themes, '#', 'place', isTheme),
    ...named(projects, '#', 'place', isProject),
    ...named(namesOf('thread', vocabulary), '/', 'thread', isThread),
    ...named(vocabulary.tags, '@', 'tag', isTag, false),
  ].filter(({ words }) => words.length > 0);
  return Map.groupBy(all, ({ words }) => words[0] ?? '');
}
