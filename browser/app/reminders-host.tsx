import { Suspense, useEffect, useState } from 'react';
import { loadable } from '#browser/ui/loadable.tsx';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';

/** If its code cannot be loaded, it is tried again when the network is back. */
const Reminders = loadable(
  () => import('#browser/features/reminders/reminders.tsx'),
  () => null,
);

/** Loads what rings reminders after the first paint, which it must not delay. */
export function RemindersHost() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => runAfterPaint(() => setPainted(true)), []);
  return <Suspense>{isPainted && <Reminders />}</Suspense>;
}
