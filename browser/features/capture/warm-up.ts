import type { Store } from '#browser/store/store.ts';
import { understandText } from './intake.ts';

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
/** What reading one takes on a slow machine whose browser has not compiled the intake, milliseconds. */
const longestThought = 15;

let warm = false;

/**
 * Unpacks the model piece by piece while the page has nothing to do, and then reads thoughts nobody had, one at a time:
 * the person's own filings are indexed and the browser has compiled the intake before the first key is pressed.
 */
export async function warmUp(engine: Parameters<typeof understandText>[0], store: Store): Promise<void> {
  if (warm || typeof requestIdleCallback === 'undefined') return;
  warm = true;
  const { unpackSome } = await import('#intake/theme/classify.ts');
  const waiting = Array.from({ length: rounds }, (_, round) =>
    thoughts.map((thought) => thought.slice(0, Math.ceil((thought.length * (round + 1)) / rounds))),
  ).flat();
  const some = (idle: IdleDeadline) => {
    do {
      if (unpackSome()) continue;
      const thought = waiting.shift();
      if (thought === undefined) return;
      understandText(engine, store, thought);
    } while (idle.timeRemaining() > longestThought);
    requestIdleCallback(some);
  };
  requestIdleCallback(some);
}
