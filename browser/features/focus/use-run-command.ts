import { useCallback } from 'react';
import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/focus.ts';
import { actOnTimer } from '#browser/model/focus/focus-mutations.ts';
import { readStoredTimer } from '#browser/model/focus/read-focus.ts';
import { getServerTime } from '#browser/server-clock.ts';
import { useStore } from '#browser/store/use-store.ts';
import { chimePlayer } from '#browser/ui/chime.ts';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { TimerState } from '#contract/focus.ts';
import { minFocusSessionMs } from '#contract/limits.ts';
import { elapsedMsAt } from '#domain/focus/phases.ts';
import type { TimerAction } from '#domain/focus/transitions.ts';
import type { RunCommand } from './timer-controls.tsx';

/** Returns a function that acts on the timer and shows a toast if that fails. */
export function useActOnTimer(): (action: TimerAction) => void {
  const store = useStore();
  return useCallback((action) => toastOnError(actOnTimer(store, action), notStored), [store]);
}

/** Returns a function that runs a command from a button or a key, and shows a toast if that fails. */
export function useRunCommand(): RunCommand {
  const store = useStore();
  const act = useActOnTimer();
  return useCallback(
    (command) => {
      // Browsers let the page play sound later only if it asks during a press.
      chimePlayer.enable();
      if (command === 'start' || command === 'skip' || command === 'next')
        act({ kind: command, sessionId: uuidv7() });
      else {
        if (command === 'stop' && isTooShort(readStoredTimer(store)))
          toast({ text: t.sessionEndedSessionsUnderA });
        act({ kind: command });
      }
    },
    [store, act],
  );
}

/** Returns whether the session that runs would leave nothing behind, which whoever ends it should know. */
const isTooShort = (timer: TimerState): boolean =>
  timer.phase === 'work' &&
  timer.phase_started_at !== null &&
  elapsedMsAt(timer, getServerTime()) < minFocusSessionMs;
