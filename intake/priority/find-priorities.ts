import { readWhenAt } from '../dates/find-whens.ts';
import { isByAuthor } from '../dates/names.ts';
import { beginsTask, endsAt } from '../dates/words.ts';
import {
  collectFirstWords,
  indexPhrases,
  matchIndexedPhrase,
  maxReach,
  phrases,
  type Scene,
  stripApostrophes,
  stripPlural,
  wordAt,
} from '../tokens/scene.ts';
import type { Priority } from '../types.ts';
import { isMentioned, isNamed, namesThing } from './priority-names.ts';
import { priorityPhrases } from './priority-phrases.ts';

export interface ParsedPriority {
  priority: Priority;
  start: number;
  next: number;
  /** It describes the thing to do ("reply to the urgent email") and stays in the title. */
  attributive: boolean;
}

/** After these words the phrase means something else. */
const sureTraps: Record<string, RegExp> = {
  'no rush': /^(hour|hours|limits?|on)$/,
  asap: /^(rocky|ferg|mob|science)$/,
  whenever: /^(i|you|we|he|she|they|the|it|someone|possible)$/,
  'a priority': /^[a-z]/,
  someday: /^(by|my|we'll|i'll)$/,
  sometime: /^(between|around|before|after|in|on|this|next)$/,
  immediately: /^(after|before|following)$/,
};
/** "a high priority queue" is a thing of its own. */
const ranked = /^(queue|mail|lane|list|pass|seat|seating|boarding|inversion|scheduling|support)$/;

interface Lone {
  priority: Priority;
  /** Before a noun at the start of the clause it counts, and stays in the title. */
  before: boolean;
  /** Followed by these it names a thing of its own. */
  except: RegExp;
}
const lone: Record<string, Lone> = {
  urgent: {
    priority: 'urgent',
    before: true,
    except:
      /^(care|cares|carecenter|center|centre|clinic|treatment|(tray|folder|pile|queue|column|label|tag|sticker|flag|button|badge|stamp|tab)s?|inbox)$/,
  },
  // Of others it is only a name: "emergency fund", "emergency contact".
  emergency: {
    priority: 'urgent',
    before: true,
    except:
      /^(?!(vet|vets|dentist|doctor|plumber|electrician|locksmith|appointment|appt|call|meeting|repair)$)[a-z]/,
  },
  critical: {
    priority: 'urgent',
    before: true,
    except: /^(thinking|care|mass|role|theory|reading|illness|path|review|analysis|essay|condition|acclaim)$/,
  },
  important: {
    priority: 'high',
    before: true,
    except: /^(people|figures?|dates?|papers?|documents?|events?|women|men)$/,
  },
  crucial: { priority: 'high', before: false, except: /./ },
  vital: { priority: 'high', before: false, except: /./ },
  essential: { priority: 'high', before: false, except: /./ },
  pressing: { priority: 'high', before: false, except: /./ },
  imperative: { priority: 'high', before: false, except: /./ },
  optional: { priority: 'low', before: false, except: /./ },
  trivial: { priority: 'low', before: false, except: /./ },
  unimportant: { priority: 'low', before: false, except: /./ },
  minor: { priority: 'low', before: false, except: /./ },
  high: { priority: 'high', before: false, except: /./ },
  medium: { priority: 'medium', before: false, except: /./ },
  low: { priority: 'low', before: false, except: /./ },
};
const numbered: Priority[] = ['urgent', 'high', 'medium', 'low'];
const opening = /^[*([{\-–—:,!]$/;
const closing = /^[*)\]}:,!\-–—.;]$/;

/** `p1`, and `p 1` where it opens the clause. */
function numberedAt(scene: Scene, i: number): ParsedPriority | null {
  const { tokens } = scene;
  const number = tokens[i + 1];
  const after = tokens[i + 2];
  if (wordAt(scene, i) !== 'p' || !number || !/^[1-4]$/.test(number.lower)) return null;
  if (tokens[i]?.glued && !/^[,([!*]$/.test(wordAt(scene, i - 1))) return null;
  if (after?.glued && !/^[,.;:!)\]*]$/.test(after.lower)) return null;
  const spaced = !number.glued && (i > 0 || after?.kind !== 'word' || after.lower === 'of');
  // "worksheets for p3"
  if (spaced || namesThing(scene, i, i + 2) || /^(for|in|from|with|of)$/.test(wordAt(scene, i - 1)))
    return null;
  return { priority: numbered[+number.lower - 1] ?? 'low', start: i, next: i + 2, attributive: false };
}

/** `!`, `!!`, `!high`, `!1`. */
function bangsAt(scene: Scene, i: number): ParsedPriority | null {
  const { tokens } = scene;
  const next = tokens[i + 1];
  if (wordAt(scene, i) !== '!') return null;
  // !high, !1
  if (next?.glued && !tokens[i]?.glued) {
    const level =
      numbered.find((name) => name === next.lower) ??
      (/^[1-4]$/.test(next.lower) ? numbered[+next.lower - 1] : undefined);
    if (level && !tokens[i + 2]?.glued) return { priority: level, start: i, next: i + 2, attributive: false };
  }
  let end = i;
  while (wordAt(scene, end) === '!') end++;
  const count = end - i;
  if (count === 1 && !tokens[i]?.glued && !next?.glued)
    return tokens.length > 1 ? { priority: 'medium', start: i, next: end, attributive: false } : null;
  return count > 1
    ? { priority: count > 2 ? 'urgent' : 'high', start: i, next: end, attributive: false }
    : null;
}

const sureIndex = (Object.entries(priorityPhrases) as [Priority, string[]][]).map(
  ([priority, said]) =>
    [
      priority,
      // "high-priority" and "isnt important" as well
      indexPhrases(
        said.flatMap((phrase) => [
          ...new Set([phrase, stripApostrophes(phrase), phrase.replace(/^(\w+) (\w+)$/, '$1 - $2')]),
        ]),
      ),
    ] as const,
);
const labelling = new Set(['priority', 'prio', 'pri']);
/** First words of all priorities. */
const starts = collectFirstWords(
  ...sureIndex.map(([, index]) => index),
  new Map(Object.entries(lone)),
  labelling,
  new Set(['p', '!', 'now']),
);

/** Before more words these say when or how, and not how soon. */
const closes =
  /^(immediately|most important|eventually|sometime|anytime|would be nice|(when|whenever|if)\b.*)$/;
/** With more words behind it, it describes those: "reply to the high priority email". */
const describes = /(priority|prio|critical|sensitive)$/;

function sureAt(scene: Scene, i: number): ParsedPriority | null {
  let best: ParsedPriority | null = null;
  for (const [priority, index] of sureIndex) {
    const next = matchIndexedPhrase(scene, i, index);
    if (!next || (best && best.next >= next)) continue;
    const said = scene.tokens
      .slice(i, next)
      .map((token) => token.lower)
      .join(' ');
    const after = wordAt(scene, next);
    const goesOn = i > 0 && !endsAt(scene, next) && !beginsTask(scene, next);
    if (after && sureTraps[said]?.test(after) && (goesOn || said !== 'a priority')) continue;
    const describing = goesOn && describes.test(said);
    if (describing && ranked.test(stripPlural(after))) continue;
    // "paint the no rush sign"
    if (goesOn && !describing && /^(the|a|an|my|our)$/.test(wordAt(scene, i - 1))) continue;
    if (goesOn && closes.test(said) && !readWhenAt(scene, next)) continue;
    // "add Whenever, Wherever to the list"
    if (said === 'whenever' && i > 0 && (scene.tokens[i]?.capital || wordAt(scene, next + 1) === 'wherever'))
      continue;
    best = { priority, start: i, next, attributive: describing && !readWhenAt(scene, next) };
  }
  return best;
}

/** "call Bo NOW" */
function shoutedAt(scene: Scene, i: number): ParsedPriority | null {
  if (wordAt(scene, i) !== 'now' || !scene.tokens[i]?.shouted || scene.tokens[i - 1]?.kind !== 'word')
    return null;
  if (scene.tokens[i - 1]?.shouted || !endsAt(scene, i + 1)) return null;
  return { priority: 'urgent', start: i, next: i + 1, attributive: false };
}

function loneAt(scene: Scene, i: number): ParsedPriority | null {
  const word = wordAt(scene, i);
  const rule = Object.hasOwn(lone, word) ? lone[word] : undefined;
  if (!rule) return null;
  const previous = wordAt(scene, i - 1);
  const next = wordAt(scene, i + 1);
  const atStart = i === 0 || opening.test(previous);
  const atEnd = i + 1 >= scene.tokens.length || closing.test(next);
  const found = (start: number, end: number, attributive = false): ParsedPriority => ({
    priority: rule.priority,
    start,
    next: end,
    attributive,
  });
  if (next === '-' && scene.tokens[i + 1]?.glued && scene.tokens[i + 2]?.glued) return null;
  if (rule.before && next && rule.except.test(next)) return null;
  // (high), "urgent: …", "… - important"
  if (atStart && atEnd)
    return scene.tokens.length === 1 ? null : found(i, next === ':' || next === ',' ? i + 2 : i + 1);
  if (rule.before && i === 0 && next && word !== 'urgent') return found(i, i + 1, !beginsTask(scene, i + 1));
  if (word === 'critical' && atEnd && i > 0 && !/^(a|the|is|so|of|how)$/.test(previous))
    return found(i, i + 1);
  if (word === 'urgent') {
    if (atEnd && !/^(an|the|non|something|anything|nothing|more|less|for|by|is|isn't|not)$/.test(previous))
      return found(i, i + 1);
    if (/^(not|non|isn't|less|by)$/.test(previous)) return null;
    return found(i, i + 1, !(i === 0 && beginsTask(scene, i + 1)));
  }
  if (word === 'important') {
    if (
      atEnd &&
      !/^(an|the|something|anything|nothing|more|most|less|for|is|not|how|what's|why|what|other|be)$/.test(
        previous,
      )
    )
      return found(i, i + 1);
  }
  return null;
}

const counting = indexPhrases(phrases('number | no /. | # | : | ='));

/** `priority 1`, `prio: high`, `priority number one`. */
function labelledAt(scene: Scene, i: number): ParsedPriority | null {
  if (!labelling.has(wordAt(scene, i))) return null;
  const at = matchIndexedPhrase(scene, i + 1, counting) || i + 1;
  const word = wordAt(scene, at) === 'one' && at > i + 1 ? '1' : wordAt(scene, at);
  const level = /^[1-4]$/.test(word) ? numbered[+word - 1] : numbered.find((name) => name === word);
  if (!level || namesThing(scene, i, at + 1)) return null;
  return { priority: level, start: i, next: at + 1, attributive: false };
}

/** Reads a priority at `i`, unless it is part of a name or only mentioned. */
function priorityAt(scene: Scene, i: number): ParsedPriority | null {
  const read = numberedAt(scene, i) ?? bangsAt(scene, i) ?? labelledAt(scene, i) ?? shoutedAt(scene, i);
  if (read) return read;
  const word = sureAt(scene, i) ?? loneAt(scene, i);
  if (!word) return null;
  const { start, next } = word;
  const isName = isNamed(scene, start, next) || isByAuthor(scene, start, next);
  return isName || isMentioned(scene, start, next) ? null : word;
}

/** The priority that leads what begins at `i`, and describes nothing: "p3 tidy the desk". */
export function readLeadingPriority({ tokens, ...scene }: Scene, i: number): ParsedPriority | null {
  const token = tokens[i];
  if (!token || token.quoted || !starts.has(stripApostrophes(token.lower))) return null;
  const read = priorityAt({ ...scene, tokens: tokens.slice(i, i + maxReach) }, 0);
  return read && !read.attributive ? { ...read, start: i, next: i + read.next } : null;
}

const labelNames = new Map<string, Priority>([
  ...numbered.flatMap((level, i): [string, Priority][] => [
    [level, level],
    [`p${i + 1}`, level],
  ]),
  ['asap', 'urgent'],
  ['important', 'high'],
]);

/** The priority that a label names: `#urgent`, `@p1`. */
export const priorityOfLabel = (name: string): Priority | null => labelNames.get(name.toLowerCase()) ?? null;

/** The priorities said in a clause, in order. */
export function findPriorities(scene: Scene): ParsedPriority[] {
  const found: ParsedPriority[] = [];
  for (let i = 0; i < scene.tokens.length; i++) {
    const token = scene.tokens[i];
    if (token?.quoted || !starts.has(stripApostrophes(token?.lower ?? ''))) continue;
    const read = priorityAt(scene, i);
    if (!read) continue;
    let { start, next } = read;
    // "it's really …", "with high priority", "(p1)"
    if (!read.attributive) {
      if (
        /^(very|really|super|extremely|so|pretty|quite|kinda|most|v|vv|absolutely)$/.test(
          wordAt(scene, start - 1),
        )
      )
        start--;
      if (/^(with|this|it's|its|that's)$/.test(wordAt(scene, start - 1))) start--;
      else if (/^(it|this|that) (is|was)$/.test(`${wordAt(scene, start - 2)} ${wordAt(scene, start - 1)}`))
        start -= 2;
      const bangs = wordAt(scene, next) === '!' && /^[)\]*]$/.test(wordAt(scene, next + 1)) ? 1 : 0;
      if (/^[([{*]$/.test(wordAt(scene, start - 1)) && /^[)\]}*]$/.test(wordAt(scene, next + bangs))) {
        next += bangs;
        while (wordAt(scene, start - 2) === '*' && wordAt(scene, next + 1) === '*') {
          start--;
          next++;
        }
        start--;
        next++;
      }
    }
    found.push({ ...read, start, next });
    i = read.next - 1;
  }
  return found;
}
