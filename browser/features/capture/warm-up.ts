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
/** What a step of unpacking takes before the browser has compiled it, on a slow machine, milliseconds. */
const longestUnpacking = 15;
/** Between unpacking and practice: what the page shows first, and what it then fetches, comes before, milliseconds. */
const leisure = 3_000;
/** Until the next step where the browser does not say when it has nothing to do, milliseconds. */
const breath = 50;

/** Runs `work` when there is nothing better to do; with the milliseconds it may go on for, where they are known. */
function whenIdle(work: (timeRemaining: () => number) => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => work(() => 0), breath);
  else requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
}

/** Unpacks the model piece by piece while the page has nothing to do. */
async function unpack(): Promise<void> {
  const { unpackSome } = await import('#intake/theme/classify.ts');
  return new Promise((resolve) => {
    const some = (timeRemaining: () => number) => {
      let isLeft = unpackSome();
      while (isLeft && timeRemaining() > longestUnpacking) isLeft = unpackSome();
      if (isLeft) whenIdle(some);
      else setTimeout(resolve, leisure);
    };
    whenIdle(some);
  });
}

let unpacked: Promise<void> | undefined;
/** What is left to write, once a page load. */
const waiting = Array.from({ length: rounds }, (_, round) =>
  thoughts.map((thought) => thought.slice(0, Math.ceil((thought.length * (round + 1)) / rounds))),
).flat();

/**
 * Unpacks the model and then, whenever the page has nothing to do, writes thoughts nobody had bit by bit into a text that
 * `onPractice` is given, to be drawn where nobody sees it, and in the end nothing: the person's own filings are indexed, and
 * the browser has compiled the intake and what draws its answers. Returns how to stop; whoever calls this next goes on from there.
 */
export function warmUp(read: ReadText, onPractice: (writing: Writing | undefined) => void): () => void {
  let stopped = waiting.length === 0;
  const practise = () => {
    if (stopped) return;
    const practice = createPractice(read);
    onPractice(practice);
    const next = () => {
      if (stopped) return;
      const thought = waiting.shift();
      if (thought === undefined) return onPractice(undefined);
      flushSync(() => practice.write(thought));
      whenIdle(next);
    };
    whenIdle(next);
  };
  unpacked ??= unpack();
  // Without the model there is nothing to practise.
  unpacked.then(practise, () => undefined);
  return () => {
    stopped = true;
  };
}

/** A text that is never sent, and always read at once. */
const createPractice = (read: ReadText): Writing =>
  createWriting(
    { text: '', corrections: [] },
    {
      read,
      mostAtOnce: Number.POSITIVE_INFINITY,
      later: () => () => undefined,
      onCorrected: () => undefined,
    },
  );
