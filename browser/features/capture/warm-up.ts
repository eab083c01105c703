import { flushSync } from 'react-dom';
import { createWriting, type ReadText, type Writing } from './writing.ts';

/** Thoughts of every kind, so that most of what reads and draws them has run once. */
const thoughts = [
  'buy milk',
  'call the dentist tomorrow at 3pm p1 #work @home',
  'water the plants every other friday until december for 30 min',
  'um pick up the parcel before noon, email Ada about the lease and pay the gas bill by the 15th',
  'next week: gym at 7, remind me an hour before. Also renew the pasport on the first monday of the month',
];
/** Each round knows a little more of them, as if they were typed. */
const rounds = 40;
/** Reading and drawing one before the browser has compiled what does so, on a slow machine, milliseconds. */
const longestThought = 20;
/** Until the next step where the browser does not say when it has nothing to do, milliseconds. */
const breath = 50;

/** Runs `work` when there is nothing better to do; with the milliseconds it may go on for, where they are known. */
function whenIdle(work: (timeRemaining: () => number) => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => work(() => 0), breath);
  else requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
}

/** What is left to write, once a page load. */
let waiting: string[] | undefined;

/**
 * Unpacks the model piece by piece while the page has nothing to do, and then writes thoughts nobody had, and `titles`,
 * bit by bit into a text that `onPractice` is given, to be drawn where nobody sees it: the person's own filings are
 * indexed, and the browser has compiled the intake and what draws its answers, before the first key is pressed. In the end
 * `onPractice` is given nothing. Returns how to stop; who calls it then goes on from there.
 */
export function warmUp(
  read: ReadText,
  titles: readonly string[],
  onPractice: (writing: Writing | undefined) => void,
): () => void {
  const all = [...thoughts, ...titles];
  waiting ??= Array.from({ length: rounds }, (_, round) =>
    all.map((thought) => thought.slice(0, Math.ceil((thought.length * (round + 1)) / rounds))),
  ).flat();
  const left = waiting;
  let stopped = left.length === 0;
  const start = async () => {
    const { unpackSome } = await import('#intake/theme/classify.ts');
    let practice: Writing | undefined;
    const step = (timeRemaining: () => number) => {
      do {
        if (stopped) return;
        if (unpackSome()) continue;
        practice ??= createPractice(read, onPractice);
        const thought = left.shift();
        if (thought === undefined) return onPractice(undefined);
        const { write } = practice;
        flushSync(() => write(thought));
      } while (timeRemaining() > longestThought);
      whenIdle(step);
    };
    whenIdle(step);
  };
  // Without the model there is nothing to warm.
  if (!stopped) start().catch(() => undefined);
  return () => {
    stopped = true;
  };
}

/** A text that is never sent, and all of it read at once. */
function createPractice(read: ReadText, onPractice: (writing: Writing) => void): Writing {
  const practice = createWriting(
    { text: '', corrections: [] },
    {
      read,
      mostAtOnce: Number.POSITIVE_INFINITY,
      later: () => () => undefined,
      onCorrected: () => undefined,
    },
  );
  flushSync(() => onPractice(practice));
  return practice;
}
