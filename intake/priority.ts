import { indexPhrases, longestOf, type Scene, wordAt } from './dates/scene.ts';
import { beginsTask, endsAt } from './dates/words.ts';
import { type Priority, priorityPhrases } from './priority-phrases.ts';

export interface PriorityRead {
  priority: Priority;
  start: number;
  next: number;
  /** It describes the thing to do ("reply to the urgent email") and stays in the title. */
  attributive: boolean;
}

/** After these words the phrase means something else. */
const sureTraps: Record<string, RegExp> = {
  'no rush': /^(hour|hours|limits?)$/,
  asap: /^(rocky|ferg|mob|science)$/,
  whenever: /^(i|you|we|he|she|they|the|it|someone|possible)$/,
  'a priority': /^(mail|pass|seat|seats|lane|list|boarding|envelope|date|inbox|queue)$/,
  'top priority': /^(list)$/,
  someday: /^(by|my|we'll|i'll)$/,
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
  optional: { priority: 'low', before: false, except: /./ },
  minor: { priority: 'low', before: false, except: /./ },
  high: { priority: 'high', before: false, except: /./ },
  medium: { priority: 'medium', before: false, except: /./ },
  low: { priority: 'low', before: false, except: /./ },
};
const numbered: Priority[] = ['urgent', 'high', 'medium', 'low'];
const places = /^(level|floor|row|bay|zone|gate|spot|space|park|parking|deck|platform)$/;
const pupils = /^(class|classroom|form|pupils?|parents?|teacher|parking)$/;
const protective = /^(masks?|filters?|respirators?|cartridges?|dust)$/;
/** Before a thing that is named so: "ask about p1 visas", "replace p3 gasket". */
const naming = /^(about|of|from|with|in|replace|fit|mclaren)$/;
const opening = /^[*([{\-–—:,!]$/;
const closing = /^[*)\]}:,!\-–—.;]$/;

function quickAt(scene: Scene, i: number): PriorityRead | null {
  const { tokens } = scene;
  const word = wordAt(scene, i);
  const next = tokens[i + 1];
  const stands = !tokens[i]?.glued || /^[,([!]$/.test(wordAt(scene, i - 1));
  // p1 .. p4
  if (word === 'p' && stands && next?.glued && /^[1-4]$/.test(next.lower)) {
    const after = tokens[i + 2];
    if (after?.glued && !/^[,.;:!)\]]$/.test(after.lower)) return null;
    // "level p2", "the p4 class"
    if (places.test(wordAt(scene, i - 1)) || pupils.test(wordAt(scene, i + 2))) return null;
    // "p4 of the booklet"
    if (after?.lower === 'of') return null;
    if (after?.kind === 'word' && naming.test(wordAt(scene, i - 1))) return null;
    // "p2 masks", "buy p3 dust masks"
    if (/^(masks?|respirators?)$/.test(wordAt(scene, i + 2))) return null;
    if (i > 0 && tokens.slice(i + 2, i + 4).some(({ lower }) => protective.test(lower))) return null;
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
  if (count === 1 && !tokens[i]?.glued && !next?.glued)
    return tokens.length > 1 ? { priority: 'medium', start: i, next: end, attributive: false } : null;
  return count > 1
    ? { priority: count > 2 ? 'urgent' : 'high', start: i, next: end, attributive: false }
    : null;
}

const sureIndex = (Object.entries(priorityPhrases) as [Priority, string[]][]).map(
  ([priority, phrases]) =>
    [
      priority,
      // high-priority as well
      indexPhrases(
        phrases.flatMap((phrase) =>
          /^\w+ priority$/.test(phrase) ? [phrase, phrase.replace(' ', ' - ')] : [phrase],
        ),
      ),
    ] as const,
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
      /^(immediately|most important|when you can|eventually|whenever|when i can|if possible|sometime)$/.test(
        said,
      ) &&
      !endsAt(scene, next) &&
      i > 0
    )
      continue;
    // "add Whenever, Wherever to the list"
    if (said === 'whenever' && i > 0 && (scene.tokens[i]?.capital || wordAt(scene, next + 1) === 'wherever'))
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
  if (rule.before && i === 0 && next && word !== 'urgent') return found(i, i + 1, !beginsTask(scene, i + 1));
  if (word === 'critical' && atEnd && i > 0 && !/^(a|the|is|so|of|how)$/.test(previous))
    return found(i, i + 1);
  if (word === 'urgent') {
    // "how do you say urgent in Polish"
    if (/^(say|word|spell)$/.test(previous)) return null;
    if (atEnd && !/^(an|the|non|something|anything|nothing|more|less|for|is|isn't|not)$/.test(previous))
      return found(i, i + 1);
    if (/^(not|non|isn't|less)$/.test(previous)) return null;
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

/** `priority 1`, `prio: high`. */
function labelledAt(scene: Scene, i: number): PriorityRead | null {
  if (!/^(priority|prio|pri)$/.test(wordAt(scene, i))) return null;
  const at = wordAt(scene, i + 1) === ':' ? i + 2 : i + 1;
  const word = wordAt(scene, at);
  const level = /^[1-4]$/.test(word) ? numbered[+word - 1] : numbered.find((name) => name === word);
  return level ? { priority: level, start: i, next: at + 1, attributive: false } : null;
}

/** The priorities said in a clause, in order. */
export function findPriorities(scene: Scene): PriorityRead[] {
  const found: PriorityRead[] = [];
  for (let i = 0; i < scene.tokens.length; i++) {
    if (scene.tokens[i]?.quoted) continue;
    const read = quickAt(scene, i) ?? labelledAt(scene, i) ?? sureAt(scene, i) ?? loneAt(scene, i);
    if (!read) continue;
    let { start, next } = read;
    // "it's really …", "with high priority", "(p1)"
    if (!read.attributive) {
      if (/^(very|really|super|extremely|so|pretty|quite|kinda|most)$/.test(wordAt(scene, start - 1)))
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
