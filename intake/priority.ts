import { indexPhrases, longestOf, phraseAt, type Scene, wordAt } from './dates/scene.ts';
import { endsAt } from './dates/words.ts';

export type Priority = 'urgent' | 'high' | 'medium' | 'low';

export interface PriorityRead {
  priority: Priority;
  start: number;
  next: number;
  /** It describes the thing to do ("reply to the urgent email") and stays in the title. */
  attributive: boolean;
}

/** Phrases that mean a priority wherever they stand. */
const sure: Record<Priority, string[]> = {
  urgent: [
    'asap',
    'a s a p',
    'a . s . a . p',
    'a . s . a . p .',
    'as soon as possible',
    'as soon as i can',
    'as soon as you can',
    'urgently',
    'urgent priority',
    'super urgent',
    'very urgent',
    'really urgent',
    "it's urgent",
    'its urgent',
    'it is urgent',
    'this is urgent',
    'immediately',
    'right away',
    'straight away',
    'highest priority',
    'critical priority',
    'priority urgent',
    'priority critical',
    'priority : urgent',
    'drop everything',
    'time sensitive',
    'time critical',
    'mission critical',
    "it's an emergency",
    'this is an emergency',
    'at the earliest',
    'without delay',
    'pronto',
  ],
  high: [
    'high priority',
    'high prio',
    'high importance',
    'top priority',
    'a priority',
    'priority high',
    'priority : high',
    'very important',
    'really important',
    'super important',
    'extremely important',
    'so important',
    'quite important',
    'pretty important',
    "it's important",
    'its important',
    'it is important',
    'this is important',
    'this one is important',
    'most important',
    'high pri',
    'must do',
    'must not forget',
    'crucial that',
    'cannot be missed',
    "can't miss this",
    'cannot miss this',
    "can't wait any longer",
  ],
  medium: [
    'medium priority',
    'normal priority',
    'medium prio',
    'med priority',
    'moderate priority',
    'mid priority',
    'medium importance',
    'priority medium',
    'priority normal',
    'priority : medium',
    'priority : normal',
    'somewhat important',
    'fairly important',
  ],
  low: [
    'low priority',
    'low prio',
    'low pri',
    'lowest priority',
    'low importance',
    'priority low',
    'priority : low',
    'no rush',
    'no rush on this',
    'no rush at all',
    'no big rush',
    'no real rush',
    "there's no rush",
    'theres no rush',
    'there is no rush',
    'not in a rush',
    'in no rush',
    'no hurry',
    'in no hurry',
    'not urgent',
    "it's not urgent",
    'its not urgent',
    "isn't urgent",
    'not that urgent',
    'not so urgent',
    'non urgent',
    'nonurgent',
    'not important',
    'not that important',
    'not super important',
    "it's not important",
    'not a priority',
    'no pressure',
    'nice to have',
    'when i get a chance',
    'when you get a chance',
    'when i get the chance',
    'when i have time',
    'when i have a chance',
    'when i have a moment',
    'when i get time',
    'when i get a moment',
    'when i can',
    'when there is time',
    "when there's time",
    'when possible',
    'when convenient',
    'if i have time',
    'if i get time',
    'if i get the chance',
    'if i get a chance',
    'if there is time',
    "if there's time",
    'if time permits',
    'if time allows',
    'if possible',
    'at some point',
    'some day',
    'someday',
    'someday maybe',
    'one of these days',
    'eventually',
    'sooner or later',
    'at my leisure',
    'whenever',
    'whenever i can',
    'whenever you can',
    'whenever possible',
    'whenever i have time',
    'whenever i get a chance',
    'whenever i get time',
    'whenever you get a chance',
    'whenever i get around to it',
    'whenever i feel like it',
    'can wait',
    'it can wait',
    'this can wait',
    'that can wait',
    'take your time',
    'no deadline',
    'back burner',
    'on the back burner',
  ],
};
/** After these words the phrase means something else. */
const sureTraps: Record<string, RegExp> = {
  'no rush': /^(hour|hours|limits?)$/,
  asap: /^(rocky|ferg|mob|science)$/,
  whenever: /^(i|you|we|he|she|they|the|it|someone|possible)$/,
  'a priority': /^(mail|pass|seat|seats|lane|list|boarding|envelope|date|inbox|queue)$/,
  'top priority': /^(list)$/,
  eventually: /^$/,
  'if possible': /^$/,
};

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
    except: /^(care|cares|carecenter|center|centre|clinic|treatment)$/,
  },
  emergency: { priority: 'urgent', before: false, except: /./ },
  critical: {
    priority: 'urgent',
    before: false,
    except:
      /^(thinking|care|mass|role|theory|reading|illness|path|review|analysis|essay|condition|role|acclaim)$/,
  },
  important: {
    priority: 'high',
    before: true,
    except: /^(people|figures?|dates?|papers?|documents?|events?|women|men)$/,
  },
  crucial: { priority: 'high', before: false, except: /./ },
  vital: { priority: 'high', before: false, except: /./ },
  essential: { priority: 'high', before: false, except: /./ },
  high: { priority: 'high', before: false, except: /./ },
  medium: { priority: 'medium', before: false, except: /./ },
  low: { priority: 'low', before: false, except: /./ },
};
const numbered: Priority[] = ['urgent', 'high', 'medium', 'low'];
const opening = /^[([{\-–—:,!]$/;
const closing = /^[)\]}:,!\-–—.;]$/;

function quickAt(scene: Scene, i: number): PriorityRead | null {
  const { tokens } = scene;
  const word = wordAt(scene, i);
  const next = tokens[i + 1];
  const stands = !tokens[i]?.glued || /^[,([!]$/.test(wordAt(scene, i - 1));
  // p1 .. p4
  if (word === 'p' && stands && next?.glued && /^[1-4]$/.test(next.lower)) {
    const after = tokens[i + 2];
    if (after?.glued && !/^[,.;:!)\]]$/.test(after.lower)) return null;
    return { priority: numbered[+next.lower - 1] ?? 'low', start: i, next: i + 2, attributive: false };
  }
  if (word !== '!') return null;
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
  return count > 1
    ? { priority: count > 2 ? 'urgent' : 'high', start: i, next: end, attributive: false }
    : null;
}

const sureIndex = (Object.entries(sure) as [Priority, string[]][]).map(
  ([priority, phrases]) => [priority, indexPhrases(phrases)] as const,
);

function sureAt(scene: Scene, i: number): PriorityRead | null {
  let best: PriorityRead | null = null;
  for (const [priority, phrases] of sureIndex) {
    const next = longestOf(scene, i, phrases);
    if (!next || (best && best.next >= next)) continue;
    const said = scene.tokens
      .slice(i, next)
      .map((token) => token.lower)
      .join(' ');
    const trap = sureTraps[said];
    if (trap?.test(wordAt(scene, next)) && wordAt(scene, next)) continue;
    if (
      /^(immediately|eventually|whenever|when i can|if possible)$/.test(said) &&
      !endsAt(scene, next) &&
      i > 0
    )
      continue;
    best = { priority, start: i, next, attributive: false };
  }
  return best;
}

function loneAt(scene: Scene, i: number): PriorityRead | null {
  const word = wordAt(scene, i);
  const rule = Object.hasOwn(lone, word) ? lone[word] : undefined;
  if (!rule) return null;
  const previous = wordAt(scene, i - 1);
  const next = wordAt(scene, i + 1);
  const atStart = i === 0 || opening.test(previous);
  const atEnd = i + 1 >= scene.tokens.length || closing.test(next);
  const found = (start: number, end: number, attributive = false): PriorityRead => ({
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
  if (word === 'urgent') {
    if (atEnd && !/^(an|the|non|something|anything|nothing|more|less|for|is|isn't|not)$/.test(previous))
      return found(i, i + 1);
    if (/^(not|non|isn't|less|for|at|to|nearest)$/.test(previous)) return null;
    return found(i, i + 1, true);
  }
  if (word === 'important') {
    if (
      atEnd &&
      !/^(an|the|something|anything|nothing|more|most|less|for|is|not|how|what's|why|what|other|be)$/.test(
        previous,
      )
    )
      return found(i, i + 1);
    return i === 0 && next ? found(i, i + 1, true) : null;
  }
  return null;
}

/** The priorities said in a clause, in order. */
export function findPriorities(scene: Scene): PriorityRead[] {
  const found: PriorityRead[] = [];
  for (let i = 0; i < scene.tokens.length; i++) {
    if (scene.tokens[i]?.quoted) continue;
    const read = quickAt(scene, i) ?? sureAt(scene, i) ?? loneAt(scene, i);
    if (!read) continue;
    const said =
      phraseAt(scene, read.start - 1, 'with') || phraseAt(scene, read.start - 1, 'this')
        ? read.start - 1
        : read.start;
    found.push({ ...read, start: said });
    i = read.next - 1;
  }
  return found;
}
