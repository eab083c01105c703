import { useEffect, useRef } from 'react';
import { chimeRepeatMs } from '#browser/limits.ts';
import { chimePlayer } from '#browser/ui/chime.ts';
import { type SystemNotification, showNotification } from '#browser/ui/show-notification.ts';
import type { Chime } from '#browser/ui/strike.ts';

/** Sounds a chime at the instant a phase ends, and with `repeats` again until the timer goes on. Null for no chime. */
export function useEndChime(endsAtMs: number | null, chime: Chime | null, repeats: boolean): void {
  const { sound, volume } = chime ?? {};
  useEffect(() => {
    if (endsAtMs === null || sound === undefined || volume === undefined) return;
    // A page that was opened later, or takes over from another tab, goes on where the other one stopped.
    const missed = Math.max(0, Math.ceil((Date.now() - endsAtMs) / chimeRepeatMs));
    if (missed > 0 && !repeats) return;
    const atMs = endsAtMs + missed * chimeRepeatMs;
    const cancel = chimePlayer.schedule({ sound, volume, atMs, ...(repeats && { chimeRepeatMs }) });
    return () => {
      // One that is sounding may ring out.
      if (repeats || Date.now() < endsAtMs) cancel();
    };
  }, [endsAtMs, sound, volume, repeats]);
}

interface Expected {
  endsAtMs: number;
  words: Pick<SystemNotification, 'title' | 'body'>;
}

/**
 * Shows a notification when a phase has ended; null while none is to be shown. The component must render at the instant
 * of the end, which it does for the time it shows; after a sleep of the machine it renders later.
 */
export function useEndNotification(expected: Expected | null): void {
  const last = useRef<Expected>(null);
  // At the end of one phase the next one may have begun already, so the end is looked for in what was expected before.
  useEffect(() => {
    const now = Date.now();
    if (last.current && last.current.endsAtMs <= now)
      showNotification({ ...last.current.words, tag: 'timer', path: '/focus' }).catch(reportError);
    last.current = expected && expected.endsAtMs > now ? expected : null;
  });
}
