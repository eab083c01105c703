import { flushSync } from 'react-dom';
import type { ReadTask } from './corrections.ts';
import { createWriting, type Writing } from './writing.ts';

/** Thoughts of every kind, so that most of what reads them has run once. */
const thoughts = [
  'buy milk',
  'call the dentist tomorrow at 3pm p1 #work @home',
  'water the plants every other friday until december for 30 min',
  'um pick up the parcel before noon, email Ada about the lease and pay the gas bill by the 15th',
  'next week: gym at 7, remind me an hour before. Also renew the pasport on the first monday of the month',
];
/** Each round knows a little more of them, as if they were typed. */
const rounds = 40;
/** What reading and drawing one takes on a slow machine whose browser has not compiled what does so, milliseconds. */
const longestThought = 20;

let warm = false;

/**
 * Unpacks the model piece by piece while the page has nothing to do, and then writes thoughts nobody had, one at a time,
 * into a text that `onPractice` draws where nobody sees it: the person's own filings are indexed, and the browser has
 * compiled the intake and what draws its answers, before the first key is pressed. Once a page.
 */
export async function warmUp(
  read: (text: string) => readonly ReadTask[],
  onPractice: (writing: Writing | undefined) => void,
): Promise<void> {
  if (warm || typeof requestIdleCallback === 'undefined') return;
  warm = true;
  const { unpackSome } = await import('#intake/theme/classify.ts');
  const waiting = Array.from({ length: rounds }, (_, round) =>
    thoughts.map((thought) => thought.slice(0, Math.ceil((thought.length * (round + 1)) / rounds))),
  ).flat();
  const practice = createPractice(read);
  onPractice(practice);
  const some = (idle: IdleDeadline) => {
    do {
      if (unpackSome()) continue;
      const thought = waiting.shift();
      if (thought === undefined) return onPractice(undefined);
      flushSync(() => practice.write(thought));
    } while (idle.timeRemaining() > longestThought);
    requestIdleCallback(some);
  };
  requestIdleCallback(some);
}

/** A text that is never sent, and always read at once. */
const createPractice = (read: (text: string) => readonly ReadTask[]) =>
  createWriting(
    { text: '', corrections: [] },
    {
      read,
      later: (work) => {
        work();
        return () => undefined;
      },
      onCorrected: () => undefined,
    },
  );
