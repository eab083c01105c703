import { clockAt } from './dates/clock.ts';
import { whenAt } from './dates/find.ts';
import { indexPhrases, longestOf, phrases, type Scene, wordAt } from './dates/scene.ts';
import { endsAt } from './dates/words.ts';
import type { Token } from './tokens.ts';

/** Takes back what was just said, whatever it was. */
export const takeBacks = indexPhrases(
  phrases(`
  actually never mind | forget it | never mind /that | nevermind | no actually scratch/forget that
  no wait scratch that | no/actually forget that | no/actually/wait/oh scratch that
  scratch/strike/forget/cancel/ignore/delete that
`),
);
/** Puts something else in the place of what was just said. */
export const repairs = indexPhrases(
  phrases(`
  correction | hold on /no | i mean/meant | make that | /no hang on | no it is | no let me say | no not that
  no sorry/it's | no that was | no wait a minute | no wait make that/it | no/actually/wait/sorry make that/it
  no/oh no wait | no/oh/wait/actually wait | no/sorry i meant/mean | no/wait/actually/sorry no | or rather
  wait/no/well/um/uh/or actually
`),
);
/** Takes back what is named after it. */
const negations = indexPhrases(
  phrases(`
  actually not/don't/dont | no don't/dont | no no/wait/sorry/, not | no/sorry/wait not | oh no not
`),
);
/** Only between two dates or times. */
const dateRepairs = indexPhrases(
  phrases('i think | make it | or maybe | sorry/no/actually/wait/rather/well/instead'),
);

export interface Correction {
  /** Index, in the tokens left, of the first one after the marker. */
  at: number;
  /** Whether everything before it is taken back, something in it is replaced, or what follows is not meant. */
  kind: 'take back' | 'repair' | 'negation';
}

const trailing = (scene: Scene, i: number) => (wordAt(scene, i) === ',' ? i + 1 : i);

/** Takes the words of self-correction out of a sentence and says where they stood. */
export function takeCorrections(scene: Scene): { tokens: Token[]; corrections: Correction[] } {
  const tokens: Token[] = [];
  const corrections: Correction[] = [];
  let since = 0;
  for (let i = 0; i < scene.tokens.length; ) {
    const back = i > since ? longestOf(scene, i, takeBacks) : 0;
    const repair = back || i === since ? 0 : longestOf(scene, i, repairs);
    const dated = back || repair || i === since ? 0 : longestOf(scene, i, dateRepairs);
    const negation = back || i === since ? 0 : longestOf(scene, i, negations);
    let end = back || negation || repair;
    const means = repair > 0 && /^(mean|meant)$/.test(wordAt(scene, repair - 1));
    // "buy milk I mean."
    if (means && !/\w/.test(wordAt(scene, trailing(scene, repair)))) {
      i = repair;
      continue;
    }
    if (means && /^(to|that|it|the)$/.test(wordAt(scene, repair)) && !whenAt(scene, repair)) end = 0;
    if (repair && /^(hang|hold|make)$/.test(wordAt(scene, i)) && !whenAt(scene, trailing(scene, repair)))
      end = 0;
    if (dated && endsWithWhen(scene, since, i)) {
      const after = trailing(scene, dated);
      const clock = clockAt(scene, after);
      if (whenAt(scene, after) || (clock && endsAt(scene, clock.next))) end = dated;
    }
    const unsaid = end ? 0 : negatedWhen(scene, since, i);
    if (unsaid) {
      i = unsaid;
      continue;
    }
    if (!end) {
      const token = scene.tokens[i++];
      if (token) tokens.push(token);
      continue;
    }
    while (tokens.at(-1)?.lower === ',' || tokens.at(-1)?.lower === '-') tokens.pop();
    end = trailing(scene, end);
    // "for saturday scratch that sunday": only the day is taken back
    const redated = back > 0 && whenAt(scene, end) !== null && endsWithWhen(scene, since, i);
    const takesBack = back > 0 && !(redated && endsAt(scene, whenAt(scene, end)?.next ?? 0));
    corrections.push({ at: tokens.length, kind: takesBack ? 'take back' : negation ? 'negation' : 'repair' });
    since = i = end;
  }
  return { tokens, corrections };
}

/** Index after a day at `i` that is not meant, beside one that is: "not tonight maybe saturday", "monday not friday". */
function negatedWhen(scene: Scene, since: number, i: number): number {
  const not = wordAt(scene, i) === 'well' ? i + 1 : i;
  const when = wordAt(scene, not) === 'not' ? whenAt(scene, not + 1) : null;
  if (!when) return 0;
  const glue = longestOf(scene, when.next, insteads) || when.next;
  if (glue > when.next || whenAt(scene, when.next)) return glue;
  return endsWithWhen(scene, since, i) ? when.next : 0;
}
const insteads = indexPhrases(['maybe', 'but', ', but', ', maybe', 'perhaps', 'rather', 'make it']);

/** Whether a date or time ends right before token `i`. */
function endsWithWhen(scene: Scene, since: number, i: number): boolean {
  const end = wordAt(scene, i - 1) === ',' ? i - 1 : i;
  const tokens = scene.tokens.slice(0, end);
  for (let from = Math.max(since, end - 6); from < end; from++)
    if (whenAt({ ...scene, tokens }, from)?.next === end) return true;
  return false;
}

/** How many tokens at the start of a sentence take back the sentence before: "Scratch that." */
export const takeBackLength = (scene: Scene) => longestOf(scene, 0, takeBacks);
