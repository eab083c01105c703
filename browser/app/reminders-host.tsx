import { Suspense, useEffect, useState } from 'react';
import { useHasReminders } from '#browser/model/reminders/use-due-reminders.ts';
import { loadable } from '#browser/ui/loadable.tsx';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';

/** If its code cannot be loaded, it is tried again when the network is back. */
const Reminders = loadable(
  () => import('#browser/features/reminders/reminders.tsx'),
  () => null,
);

/**
 * Loads what rings reminders, after the first paint, which it must not delay: where a task has a reminder, or where this
 * device may show notifications, whose presses and subscription it looks after.
 */
export function RemindersHost() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => runAfterPaint(() => setPainted(true)), []);
  const hasReminders = useHasReminders();
  const isNeeded = hasReminders || globalThis.Notification?.permission === 'granted';
  return <Suspense>{isPainted && isNeeded && <Reminders />}</Suspense>;
}
