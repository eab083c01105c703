/** Finds the clauses of prose, speech and notices, and tells which of them ask for something. */
import { readWhenAt } from '../dates/find-whens.ts';
import { functionWord, particle, prepositionWord, pronouns } from '../tokens/function-words.ts';
import { type Scene, wordAt } from '../tokens/scene.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { tellsAppointment } from './actions.ts';
import { readTaskStart } from './task-start.ts';

/** A clause, as offsets in the text. */
export interface SaidClause {
  start: number;
  end: number;
  /** Something is to be done. */
  asks: boolean;
}

const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${list})(?![\\p{L}\\p{N}])`, 'iu');
const opening = (list: string) => new RegExp(`(?:${list})(?![\\p{L}\\p{N}])`, 'iuy');

/** Begins a clause wherever it stands, though speech has no marks. */
const opens = opening(
  [
    "(?:i|we)(?:['’]ve|['’]ll| have| will)? (?:still |also |just |really )?(?:need|have|got|ought) to(?! \\p{L}+ (?:is|are|was)\\b)",
    "(?:i|we)(?:['’]ve| have)? (?:gotta|got to)|(?:i|we) (?:still |also |really )?(?:must|should)(?! (?:be|have)\\b)",
    '(?:i|we|you|u) (?:still )?owe|if (?:you|u) (?:could|would)|(?:can|could|would) (?:you|u|someone|somebody|anyone)|did (?:you|u)',
    "(?:please|pls|plz|kindly)(?= \\p{L})|remind me (?:to|about)|(?:do not|don['’]?t|dont) forget|(?:remember|be sure) to|make sure",
    "(?:i|we|he|she|they)(?:['’]ve| have| has)? already",
    'das hat|(?:muss|soll) ich|müssen wir|moet ik|moeten we|ich muss|wir müssen|(?:kannst|könntest) du|könn(?:t)?en sie|könnt ihr|bitte|vergiss nicht|denk (?:dran|daran|an)',
    "je dois|on doit|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|il faut|(?:et )?pense[zs]? à|n[’']oublie[zs]?|merci de|veuillez",
    'tengo que|tenemos que|hay que|(?:puedes|podrías|podría)|por favor|no (?:te )?olvides|recuerda',
    'ik moet|we moeten|(?:kun|zou|wil) je|kunt u|vergeet niet|denk eraan',
    'tenho (?:de|que)|temos (?:de|que)|(?:podes|pode|poderia)|não (?:te )?esqueças|lembra-te',
  ].join('|'),
);

/** Says that something is to be done, anywhere in a clause. */
const asking = word(
  [
    "needs?|must|(?:have|has|got|ought|gotta|want|wants|like|wanted) (?:\\p{L}+ ){0,2}to|gotta|should|remind|remember|forget|let['’]s",
    'please|pls|plz|kindly|(?:can|could|would|will) (?:you|u|someone|somebody|anyone|everyone)|make sure|be sure|if (?:you|u) (?:could|would)',
    'owes?|overdue|due|runs? out|expires?|renews?|wants? (?:\\p{L}+ing|the|a|an|my|some|it|everything|\\d+)|deadline|required|are asked|did (?:you|u)|from (?:you|u|everyone|all)',
    "said (?:i['’]d|i would|do)|up to me|no later than|suppose that['’]?s me|waiting (?:for|on)|reminder|takes? place",
    'woll(?:en|te) noch|muss|müssen|musst|müsst|soll(?:st|en|te|ten)?|bitte|kannst|könntest|könn(?:t)?en sie|könnt ihr|brauch(?:e|st|t|en)|denk(?:t|en sie)?|vergiss|vergessen|fällig|schuldest|schulde',
    'dois|doit|devez|devons|faut|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|merci de|pense[zs]? à|oublie[zs]?|veuillez|prière de|besoin',
    '(?:tengo|tienes|tiene|tenemos|hay) que|debo|debes|debe|puedes|podrías|podría|por favor|olvides?|olvidar|recuerda|necesit[ao]s?|faltan?',
    'moet|moeten|kun je|kunt u|zou je|wil je|graag|vergeet|alsjeblieft|alstublieft|nodig',
    '(?:tenho|tens|temos) (?:de|que)|preciso|precisas?|podes|poderia|esqueças?|esquecer|lembra-te|devo|deves|deve',
    // Where the verb stands last or behind another: "nur noch den Kalender kaufen"
    'kaufen|besorgen|anrufen|zurückrufen|abholen|bezahlen|überweisen|buchen|bestellen|abgeben|absagen|anmelden|kündigen|verlängern',
    'kopen|bellen|ophalen|betalen|boeken|sturen|regelen|afzeggen|acheter|appeler|rappeler|relancer|payer|envoyer|réserver|récupérer',
    'comprar|llamar|pagar|enviar|reservar|recoger|ligar|marcar|entregar',
  ].join('|'),
);

/** Tells whether words say anywhere that something is to be done. */
export const mentionsRequest = (said: string) => asking.test(said);

/** Says what is done already, or what nobody is to do. */
const settled = word(
  [
    "already|nothing needed|not needed|don['’]?t need|so not (?:me|that)|(?:that|so that)['’]?s (?:fine|done)",
    'schon (?:gemacht|erledigt|bezahlt|geschickt)|bereits|déjà|ya (?:he|lo|está)|al (?:gedaan|betaald|geregeld)|já (?:fiz|está|paguei|foi)',
  ].join('|'),
);

/** Asks for nothing, whatever it looks like. */
const idle = word(
  "(?:do not|don['’]t) (?:reply|hesitate)|feel free|disregard|let (?:me|us) know if you have|no (?:need|action|signature)|to follow|owe you (?:one|big)|scratch that",
);

/** Small talk of letters that looks like a request. */
const smallTalk =
  /^(?:(?:i|we) )?(?:hope|trust|thank|thanks|wish|look forward|many thanks|cheers|have a (?:nice|good|great|lovely))\b|^(?:(?:would|could|can|did) (?:you|u) (?:like|believe|have a)\b)/iu;

const joiner =
  /^(?:and|so|then|but|oh|also|plus|because|cos|cause|otherwise|anyway|um+|uh+|er+|says?|said|und|dann|sonst|weil|denn|nee|et|puis|donc|mais|luego|entonces|pero|porque|dus|maar|depois|então|mas|e|y|[,;:–—•-]|[.!?]|->)$/u;
/** Behind these a new clause stands, even if it opens with a thing: "oh the van", "weil Dienstag". */
const strongJoiner =
  /^(?:so|then|but|oh|because|cos|cause|otherwise|anyway|weil|denn|nee|puis|donc|luego|entonces|dus|maar|então|also|;)$/u;
const subject =
  /^(?:i|we|you|he|she|they|it|there|that|this|who|nobody|somebody|someone|what's|i'\p{L}+|we'\p{L}+|he's|she's|it's|there's|that's|they're|dann|am|bis|da|ich|wir|je|j'\p{L}+|nous|ik|eu)$/u;

/** Tells whether an order stands at `i`: a verb, and what it is done to. */
export function isOrderAt(scene: Scene, i: number): boolean {
  const { at, strength, marked } = readTaskStart(scene, i);
  const object = scene.tokens[at + 1];
  if (!object || object.kind === 'mark') return false;
  const next = wordAt(scene, at + 1);
  if (marked) return !functionWord.test(wordAt(scene, at)) && !/^h?m+$/.test(wordAt(scene, at));
  if (strength === 'strong') return !/^(?:and|or|is|are|was)$/.test(next);
  if (strength !== 'weak') return false;
  return !functionWord.test(next)
    ? object.kind === 'number' || object.capital || i === 0 || scene.tokens[i - 1]?.kind === 'mark'
    : !prepositionWord.test(next) && !/^(?:and|or|is|are|was|were|will|has|that|which)$/.test(next);
}

/** Splits a sentence, or speech without sentences, into its clauses. `scene.tokens` may be translated. */
export function findClauses(scene: Scene, text: string): SaidClause[] {
  const { tokens } = scene;
  const starts = tokens.flatMap((_, i) =>
    i > 0 && beginsClause(scene, text, i) ? [leadingWhen(scene, i)] : [],
  );
  const cuts = [...new Set([0, ...starts])].sort((a, b) => a - b);
  const parts: Scene['tokens'][] = [];
  for (const [n, from] of cuts.entries()) {
    const part = tokens.slice(from, cuts[n + 1]);
    const before = parts.at(-1);
    const isLed =
      before && isOrderAt({ ...scene, tokens: part }, 0) && isCondition({ ...scene, tokens: before });
    if (before && (isLed || hangs(before) || pointsBack({ ...scene, tokens: trimJoiners(part) })))
      before.push(...part);
    else parts.push(part);
  }
  const clauses = parts.flatMap((part) => {
    const kept = { ...scene, tokens: trimJoiners(part) };
    const [first, last] = [kept.tokens[0], kept.tokens.at(-1)];
    return first && last ? [{ kept, start: first.start, end: last.end }] : [];
  });
  return clauses.map(({ kept, start, end }, n) => {
    const next = clauses[n + 1];
    const isSettled = next && takesBack.test(text.slice(next.start, next.end));
    return { start, end, asks: !isSettled && asksIn(kept, text) };
  });
}

/** Tells whether more must follow: "I've got to", "get the". */
const hangs = (part: Scene['tokens']) =>
  /^(?:to|the|a|an|my|our|your|his|their|you|of|for)$/.test(
    part.findLast(({ kind, lower }) => kind === 'word' && !/^(?:um+|uh+|er+|just|and)$/.test(lower))?.lower ??
      '',
  );

/** Tells whether a clause is only the condition of the next: "if you need a car, ring us". */
const isCondition = (scene: Scene) =>
  /^(?:if|when|once)$/.test(trimJoiners(scene.tokens)[0]?.lower ?? '') &&
  !scene.tokens.some((_, i) => /^(?:just|please|then|,)$/.test(wordAt(scene, i - 1)) && isOrderAt(scene, i));

/** Tells whether a clause refers to what the one before it names: "so book that", "get that booked in". */
function pointsBack(scene: Scene): boolean {
  if (wordAt(scene, 0) === 'all' && /^(?:of|that|this)$/.test(wordAt(scene, 1))) return true;
  const { at } = readTaskStart(scene, 0);
  if (!isTaskVerb(wordAt(scene, at))) return false;
  return isPronounAt(scene, at + 1) && contentOf(scene.tokens.slice(at + 2)).length < 2;
}

/** Tells whether a pronoun stands at `i`: "book that tomorrow", "get that booked in", but not "read those papers". */
function isPronounAt(scene: Scene, i: number): boolean {
  if (/^(?:him|us|me|you)$/.test(wordAt(scene, i))) return true;
  if (!pronouns.has(wordAt(scene, i))) return false;
  const noun = scene.tokens[i + 1];
  const isNoun = noun?.kind === 'word' && !functionWord.test(noun.lower) && !/(?:ed|ly)$/.test(noun.lower);
  const describes = /^(?:this|that|these|those|her)$/.test(wordAt(scene, i));
  return !(isNoun && describes && !readWhenAt(scene, i + 1));
}

const contentOf = (tokens: Scene['tokens']) =>
  tokens.filter(({ kind, lower }) => kind !== 'mark' && !functionWord.test(lower));

/** "das hat Stefan schon gemacht": what stands before is done. */
const takesBack =
  /^(?:das hat|no,? that['’]s (?:done|sorted)|that['’]s (?:already )?(?:done|sorted)|c'est déjà|eso ya|dat is al|isso já)/iu;

function beginsClause(scene: Scene, text: string, i: number): boolean {
  const token = scene.tokens[i];
  if (!token || token.kind === 'mark' || token.quoted) return false;
  opens.lastIndex = token.start;
  if (!token.glued && opens.test(text)) return true;
  const before = wordAt(scene, i - 1);
  if (!joiner.test(before) || (token.glued && scene.tokens[i - 1]?.kind === 'mark')) return false;
  // "Legal also needs the form"
  if (before === 'also' && predicate.test(wordAt(scene, i))) return false;
  if (strongJoiner.test(before) || subject.test(wordAt(scene, i))) return true;
  const when = readWhenAt(scene, i);
  return isOrderAt(scene, i) || (when?.day != null && /^(?:is|are|there's)$/.test(wordAt(scene, when.next)));
}

const predicate = /^(?:needs?|wants?|owes?|has|have|had|must|should|requires?|said|asked|is|are|was)$/;

/** Maximum number of tokens of a day that leads a clause. */
const maxWhenLength = 6;

/** Returns where a clause starts that a day leads, as in "tomorrow I've got to"; `i` if none does. */
function leadingWhen(scene: Scene, i: number): number {
  for (let j = Math.max(1, i - maxWhenLength); j < i; j++)
    if (readWhenAt(scene, j)?.next === i && joiner.test(wordAt(scene, j - 1))) return j;
  return i;
}

const trimmed =
  /^(?:and|so|then|but|oh|also|plus|um+|uh+|er+|hmm|yeah|right|okay|ok|und|et|y|en|e|[^\p{L}\p{N}£$€"“(])$/u;

function trimJoiners(tokens: Scene['tokens']): Scene['tokens'] {
  const isKept = ({ lower, kind }: Scene['tokens'][number]) => kind === 'number' || !trimmed.test(lower);
  const from = tokens.findIndex(isKept);
  const to = tokens.findLastIndex(
    (token) =>
      (isKept(token) || token.lower === ')') && !/^(?:because|cos|cause|weil|otherwise)$/.test(token.lower),
  );
  return from < 0 ? [] : tokens.slice(from, to + 1);
}

/** "Will to buy a lock": who does what, in minutes. */
const assigned = /(?:^|[.:] )\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+)? (?:to|will) (\p{L}+) \S/u;

function asksIn(scene: Scene, text: string): boolean {
  const said = text.slice(scene.tokens[0]?.start, scene.tokens.at(-1)?.end);
  if (idle.test(said) || smallTalk.test(said) || (settled.test(said) && !isOrderAt(scene, 0))) return false;
  if (contentOf(scene.tokens).length < (scene.tokens.length > 2 ? 1 : 2)) return false;
  if (/^(?:go on|do (?:it|that|this))(?![\p{L}'’])/iu.test(said)) return false;
  return (
    isOrderAt(scene, 0) || asking.test(said) || assigns(said) || tellsAppointment(scene) || ordersWhen(scene)
  );
}

/** Tells whether an order follows a condition: "if the bank rings just tell them". */
const ordersWhen = (scene: Scene) =>
  /^(?:if|when|once)$/.test(wordAt(scene, 0)) &&
  scene.tokens.some((_, i) => /^(?:just|please|then|,)$/.test(wordAt(scene, i)) && isOrderAt(scene, i + 1));

const assigns = (said: string) => isTaskVerb(assigned.exec(said)?.[1]?.toLowerCase() ?? '');

/** Tells whether a title is a whole clause: a verb, and what it is done to in words that name something. */
export function isWholeOrder(scene: Scene): boolean {
  const { tokens } = scene;
  if (!isOrderAt(scene, 0)) return false;
  const { at } = readTaskStart(scene, 0);
  const last = tokens.findLast(({ kind }) => kind !== 'mark')?.lower ?? '';
  if (functionWord.test(last) && !particle.test(last)) return false;
  if (!isPronounAt(scene, at + 1)) return contentOf(tokens.slice(at + 1)).length > 0;
  const gift = tokens[at + 2];
  const isGiven =
    gift?.kind === 'number' || /^(?:a|an|the|that|those|some|my|our|your|her|his)$/.test(gift?.lower ?? '');
  return isGiven && contentOf(tokens.slice(at + 3)).length > 0;
}
